/** What wakes an island, in the order in which a reader's intent shows. */
export const INTENT = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** What only starts the download: the first sign of life. */
const LIFE = ['scroll', 'pointermove', 'touchmove', 'keydown'] as const;

/**
 * The one inline script of a public page; constant for a build, so that its hash can stand in the CSP.
 * It loads nothing until the reader does something, keeps what he did to an island, and hands it to the entry module.
 */
export function bootScript(entryUrl: string): string {
  return `(u=>{let q=[],t=${JSON.stringify(INTENT)},l=()=>import(u),h=e=>{if(e.target.closest?.('[data-island]')&&!(e.ctrlKey||e.metaKey)){if(e.type=='click'){e.preventDefault();e.stopImmediatePropagation()}q.push(e);l().catch(()=>{e.type=='click'&&e.target.closest('a')&&(location=e.target.closest('a').href)})}};t.map(n=>addEventListener(n,h,!0));${JSON.stringify(LIFE)}.map(n=>addEventListener(n,()=>l().then(()=>byline.warm(),()=>{}),{once:!0,passive:!0}));self.byline={wake(f){t.map(n=>{removeEventListener(n,h,!0);addEventListener(n,f,!0)});q.splice(0).map(f)}}})(${JSON.stringify(entryUrl)})`;
}

/** Sets the remembered theme before anything is drawn. */
export const themeScript = `try{let t=localStorage.theme;if(t=='dark'||t=='light')document.documentElement.classList.add('theme-'+t)}catch{}`;
