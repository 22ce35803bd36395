/** What wakes an island, in the order in which a reader's intent shows; a key only where it is a shortcut. */
const HYDRATE_EVENTS = ['pointerover', 'touchstart', 'focusin', 'click', 'keydown'];

/** What only starts the download: the first sign of life. */
const PRELOAD_EVENTS = ['scroll', 'pointermove', 'touchmove', 'keydown'];

/**
 * The one inline script of a public page; constant for a build, so that its hash can stand in the CSP.
 * It loads nothing until the reader does something. A click that an island must answer, and a shortcut, is held and handed
 * to the entry module; if that does not come, the click is let through to the HTML as it is.
 */
export function bootScript(entryUrl: string): string {
  return `(u=>{let q=[],off,t=${JSON.stringify(HYDRATE_EVENTS)},l=()=>import(u),holds=e=>{let x=e.target,m=e.ctrlKey||e.metaKey;if(!off&&x.closest)return e.type=='keydown'?(m?/^k$/i.test(e.key):e.key=='/'&&!x.closest('input,textarea,select,[contenteditable]'))&&document.querySelector('[data-island=search]'):e.type=='click'&&!(m||e.shiftKey||e.altKey||x.closest('a:not([data-toggle]),summary'))&&x.closest('[data-island]')},h=e=>{let i=holds(e);i&&(e.preventDefault(),e.stopImmediatePropagation());if(i||e.type!='keydown'&&e.target.closest?.('[data-island]')){q.push(e);l().catch(()=>{let c=q.findLast(e=>e.type=='click'&&holds(e));q=[];off=1;c&&c.target.dispatchEvent(new MouseEvent('click',c))})}};t.map(n=>addEventListener(n,h,!0));${JSON.stringify(PRELOAD_EVENTS)}.map(n=>addEventListener(n,()=>l().then(()=>byline.warm(),()=>{}),{once:!0,passive:!0}));self.byline={holds,wake(f){off=0;t.map(n=>{removeEventListener(n,h,!0);addEventListener(n,f,!0)});q.splice(0).map(f)}}})(${JSON.stringify(entryUrl)})`;
}

/** Sets the remembered theme before anything is drawn, and again where a kept page comes back or another tab has chosen. */
export const themeScript = `(f=>{f();addEventListener('pageshow',f);addEventListener('storage',f);document.addEventListener('prerenderingchange',f)})(()=>{try{let t=localStorage.theme,c=document.documentElement.classList;c.toggle('theme-dark',t=='dark');c.toggle('theme-light',t=='light')}catch{}})`;
