/** Lets a button outside the editor change its text, in either view, in one step of undo. */
export interface EditorHandle {
  replace(html: string): void;
  insert(html: string): void;
}

export interface VisualHandle extends EditorHandle {
  undo(): boolean;
  redo(): boolean;
}
