const dialogs: Element[] = [];
const floating = new Map<Element, Element>();

export function enterTopLayer(dialog: Element): () => void {
  dialogs.push(dialog);
  moveFloating();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    moveFloating();
  };
}

/** Moves an element into the topmost dialog, or `home` if there is none. Returns its removal. */
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
  const feet = [...(dialog?.querySelectorAll('.dialog-foot') ?? [])];
  const foot = feet.find((foot) => foot.closest('dialog') === dialog); // not that of a dialog inside, which may be closing
  for (const [element, home] of floating) {
    const parent = foot?.parentElement ?? dialog ?? home;
    if (element.parentElement !== parent) parent.insertBefore(element, foot ?? null);
  }
}
