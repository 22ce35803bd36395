/** The modal dialogs that are open, the topmost last: what lies outside of it can neither be seen well nor used. */
const dialogs: Element[] = [];
const floating = new Set<Element>();

/** Records an open modal dialog; returns what to call when it closes. */
export function enterTopLayer(dialog: Element): () => void {
  dialogs.push(dialog);
  moveFloating();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    moveFloating();
  };
}

/** Keeps an element inside whatever is topmost, so that it can be seen and used over a dialog too; returns its removal. */
export function floatOnTop(element: Element): () => void {
  floating.add(element);
  moveFloating();
  return () => {
    floating.delete(element);
    element.remove();
  };
}

function moveFloating() {
  const top = dialogs.at(-1) ?? document.body;
  for (const element of floating) if (element.parentElement !== top) top.append(element);
}
