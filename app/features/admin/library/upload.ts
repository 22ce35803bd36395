export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

/** `note` says how the image was changed. */
export type UploadResult =
  | { outcome: 'stored'; image: UploadedImage; note?: string | undefined }
  | { outcome: 'failed'; message: string; isPassing: boolean };

export type UploadSource = { file: File } | { address: string };

export interface Upload {
  id: string;
  name: string;
  /** Stands in the text until the image is stored. */
  src: string;
  /** Absent where an earlier page began it and this device has not kept the file. */
  source?: UploadSource | undefined;
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'cancelled';
  /** Share of the bytes that are sent, 0 to 1. */
  progress: number;
  image?: UploadedImage | undefined;
  note?: string | undefined;
  reason?: string | undefined;
  /** The same upload may succeed later. */
  isPassing?: boolean | undefined;
}

export interface QueueOptions {
  send: (source: UploadSource, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<UploadResult>;
  keeper: UploadKeeper;
}

/** Stays on this device until the text with the image is saved. */
export type KeptUpload = { id: string; name: string; at: string } & (UploadSource | { image: UploadedImage });

export interface UploadKeeper {
  keep: (upload: KeptUpload) => Promise<boolean>;
  find: (id: string) => Promise<KeptUpload | undefined>;
  remove: (id: string) => Promise<void>;
}
