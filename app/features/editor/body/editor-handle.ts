/** What a button outside the editor can do to its text, in the visual editor and in the HTML source: each in one step of undo. */
export interface EditorHandle {
  replace(html: string): void;
  /** At the cursor. */
  insert(html: string): void;
}

/** The visual editor also keeps the history of what was done in either view. */
export interface VisualHandle extends EditorHandle {
  /** False where there is nothing to take back. */
  undo(): boolean;
  redo(): boolean;
}
