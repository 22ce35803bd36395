import type { IncomingMessage } from 'node:http';
import { DOCTOR_HEADER, readQuestion, signAnswer } from '#features/doctor/network/proof.server.ts';

/** Long headers are of no use to whoever asks. */
const MAX_LENGTH = 300;

interface DoctorOptions {
  sessionSecret: string;
  isProxy: (address: string) => boolean;
  /** Whose a request is, by who has connected and by what proxies say. */
  readClientAddress: (peer: string | undefined, forwardedFor: string | undefined) => string;
}

/** Headers that tell how a request reached the site, to nobody but a doctor that knows its secret. */
export type AnswerDoctor = (request: IncomingMessage) => string[];

export function createDoctorAnswer({ sessionSecret, isProxy, readClientAddress }: DoctorOptions): AnswerDoctor {
  return ({ headers, socket }) => {
    const question = headers[DOCTOR_HEADER];
    if (typeof question !== 'string') return [];
    const nonce = readQuestion(sessionSecret, question);
    if (!nonce) return [];
    const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',');
    const peer = socket.remoteAddress ?? '';
    const seen = {
      host: (headers.host ?? '').slice(0, MAX_LENGTH),
      peer: readClientAddress(peer, undefined),
      isPeerTrusted: isProxy(peer),
      client: readClientAddress(peer, forwardedFor || undefined),
      hasForwardedFor: forwardedFor !== '',
    };
    return [DOCTOR_HEADER, signAnswer(sessionSecret, nonce, seen)];
  };
}
