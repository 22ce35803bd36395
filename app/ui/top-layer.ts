/** The modal dialogs that are open, the topmost last: what lies outside of it can neither be seen well nor used. */
const dialogs: Element[] = [];
/** What floats, and where it is while no dialog is open. */
const floating = new Map<Element, Element>();

/** Records an open modal dialog; returns what to call when it closes. */
export function enterTopLayer(dialog: Element): () => void {
  dialogs.push(dialog);
  moveFloating();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    moveFloating();
  };
}

/**
 * Keeps an element inside whatever is topmost, so that it can be seen and used there: in a dialog above its foot, where it covers no
 * field and no button; else in `home`. Returns its removal.
 */
export function floatOnTop(element: Element, home: Element = document.body): () => void {
  floating.set(element, home);
  moveFloating();
  return () => {
    floating.delete(element);
    element.remove();
  };
}

function moveFloating() {
  const dialog = dialogs.at(-1);
  const foot = dialog?.querySelector('.dialog-foot');
  for (const [element, home] of floating) {
    const parent = foot?.parentElement ?? dialog ?? home;
    if (element.parentElement !== parent) parent.insertBefore(element, foot ?? null);
  }
}
