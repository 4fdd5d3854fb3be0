import type { Client } from '@nevisa/api';
import type { StoredRecording } from '@nevisa/drafts';
import {
  idleUpload,
  reduceSoundUpload,
  type SoundPart,
  type SoundToSend,
  type SoundUploadEffect,
  type SoundUploadEvent,
  type SoundUploadState,
} from '@nevisa/machines';
import type { KeptSound, KeptSounds } from './keptSounds.ts';
import { getExtension } from './soundFile.ts';

export interface SoundSenderParts {
  readonly client: Pick<Client, 'uploadHistoryAudio'>;
  readonly sounds: KeptSounds;
  /** Calls after each change. */
  readonly onChange: (state: SoundUploadState) => void;
  /** Calls when a sound is not as it was offered: it is to be offered anew. */
  readonly onOutdated: () => void;
  /** Calls when the server has all of a sound. */
  readonly onSent: (conversationId: KeptSound['conversationId']) => void;
}

/** Sends sounds part by part: runs the effects of `reduceSoundUpload`. */
export class SoundSender {
  readonly #parts: SoundSenderParts;
  readonly #lengths = new Map<string, MeasuredSound>();
  /** The length of each sound of which the server has everything, in ms: an offer may be older. */
  readonly #sent = new Map<string, number>();
  #state: SoundUploadState = idleUpload;
  #call: AbortController | null = null;
  /** The last write of what the server has confirmed. */
  #written: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened: { readonly documentId: string; readonly files: readonly StoredRecording[] } | null =
    null;

  constructor(parts: SoundSenderParts) {
    this.#parts = parts;
  }

  get state(): SoundUploadState {
    return this.#state;
  }

  dispatch(event: SoundUploadEvent): void {
    const [next, effects] = reduceSoundUpload(this.#state, event);
    this.#state = next;
    effects.forEach((effect) => this.#run(effect));
    this.#parts.onChange(this.#state);
  }

  /** Offers the sounds that the server does not have completely. */
  async offer(sounds: readonly KeptSound[]): Promise<void> {
    const unsent: SoundToSend[] = [];
    for (const { documentId, conversationId, duration, received, isSent } of sounds) {
      const isKnown = duration <= (this.#sent.get(documentId) ?? 0);
      if (conversationId !== null && !isSent && !isKnown) {
        const ends = await this.#measure(documentId, duration);
        unsent.push({ documentId, conversationId, ends, received });
      }
    }
    this.dispatch({ type: 'sounds.found', sounds: unsent });
  }

  /** Ends the sending. Resolves when nothing is written any more. */
  stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.dispatch({ type: 'sending.allowed', allowed: false });
    return this.#written;
  }

  /** Where each recording of a sound ends, in bytes; it is read again only when it has grown. */
  async #measure(documentId: string, duration: number): Promise<readonly number[]> {
    const known = this.#lengths.get(documentId);
    if (known?.duration === duration) {
      return known.ends;
    }
    const ends = listEnds(await this.#parts.sounds.read(documentId));
    // A listed sound without bytes was not read: it is measured again when it is offered again.
    if (ends.length > 0) {
      this.#lengths.set(documentId, { duration, ends });
    }
    return ends;
  }

  #run(effect: SoundUploadEffect): void {
    switch (effect.do) {
      case 'send':
        void this.#send(effect);
        return;
      case 'abort':
        this.#call?.abort();
        return;
      case 'remember':
        this.#written = this.#remember(effect);
        return;
      case 'wait':
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.dispatch({ type: 'wait.ended' }), effect.ms);
        return;
      case 'stopWaiting':
        clearTimeout(this.#timer);
    }
  }

  async #send(part: SoundPart): Promise<void> {
    const { call, conversationId: id, offset, isLast } = part;
    const controller = new AbortController();
    this.#call = controller;
    const audio = await this.#cut(part).catch(() => null);
    if (controller.signal.aborted) {
      return;
    }
    if (audio === null) {
      // The device has other bytes than it had: they are measured again.
      this.#lengths.delete(part.documentId);
      this.#fail(call, { kind: 'network' });
      this.#parts.onOutdated();
      return;
    }
    const outcome = await this.#parts.client.uploadHistoryAudio(
      { id, audio, offset, is_last: isLast },
      { signal: controller.signal },
    );
    if (outcome.ok) {
      this.dispatch({ type: 'part.answered', call, received: outcome.answer.received });
    } else {
      this.#fail(call, outcome.failure);
    }
  }

  #fail(call: number, failure: Extract<SoundUploadEvent, { type: 'part.failed' }>['failure']) {
    this.dispatch({ type: 'part.failed', call, failure, random: Math.random() });
  }

  /** The bytes of a part as a file; null where the device does not have them as they were measured. */
  async #cut({ documentId, offset, end, recording }: SoundPart): Promise<File | null> {
    if (
      this.#opened?.documentId !== documentId ||
      listEnds(this.#opened.files).at(-1) !== this.#lengths.get(documentId)?.ends.at(-1)
    ) {
      this.#opened = { documentId, files: await this.#parts.sounds.read(documentId) };
    }
    const { files } = this.#opened;
    const ends = listEnds(files);
    const file = files[recording];
    const measured = this.#lengths.get(documentId)?.ends;
    if (file === undefined || measured === undefined || ends.join() !== measured.join()) {
      return null;
    }
    const begin = ends[recording - 1] ?? 0;
    const { type } = file.blob;
    const bytes = file.blob.slice(offset - begin, end - begin, type);
    return new File([bytes], `${recording + 1}.${getExtension(type)}`, { type });
  }

  async #remember({
    documentId,
    conversationId,
    received,
    isSent,
  }: Extract<SoundUploadEffect, { do: 'remember' }>): Promise<void> {
    const duration = isSent ? (this.#lengths.get(documentId)?.duration ?? null) : null;
    if (isSent) {
      this.#opened = null;
      this.#sent.set(documentId, duration ?? 0);
    }
    // Without room for the mark the server is asked again on another day, and says what it has.
    await this.#parts.sounds
      .remember(documentId, { conversationId, received, duration })
      .catch(() => undefined);
    if (isSent) {
      this.#parts.onSent(conversationId);
    }
  }
}

interface MeasuredSound {
  readonly duration: number;
  readonly ends: readonly number[];
}

function listEnds(files: readonly StoredRecording[]): readonly number[] {
  let end = 0;
  return files.map(({ blob }) => (end += blob.size));
}
