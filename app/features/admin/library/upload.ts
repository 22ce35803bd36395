/** An image as it is stored. */
export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

/** `note` says in words what was changed about it. */
export type UploadResult =
  | { outcome: 'stored'; image: UploadedImage; note?: string | undefined }
  | { outcome: 'failed'; message: string; isPassing: boolean };

/** What an upload sends: a file, or the address on another site that the server brings the image in from. */
export type UploadSource = { file: File } | { address: string };

export interface Upload {
  id: string;
  /** Of the file. */
  name: string;
  /** What stands in the text until the image is stored. */
  src: string;
  /** Absent when this page never had it: it was closed in the middle of an upload, and the device has not kept the file. */
  source?: UploadSource | undefined;
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';
  /** Share of the bytes that are sent, 0 to 1. */
  progress: number;
  /** Once it is stored. */
  image?: UploadedImage | undefined;
  /** What was changed about it, in words. */
  note?: string | undefined;
  /** Why it failed, in words. */
  reason?: string | undefined;
  /** Whether it may be taken later as it is. */
  isPassing?: boolean | undefined;
}

export interface QueueOptions {
  send: (source: UploadSource, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<UploadResult>;
  /** Where sources outlive the page. */
  keeper: UploadKeeper;
}

/** What is kept of an upload on this device, until the text that holds it is saved. */
export type KeptUpload = { id: string; name: string; at: string } & (UploadSource | { image: UploadedImage });

export interface UploadKeeper {
  keep: (upload: KeptUpload) => Promise<boolean>;
  find: (id: string) => Promise<KeptUpload | undefined>;
  remove: (id: string) => Promise<void>;
}
