import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Failure, Outcome } from '@nevisa/api/types';
import { defineCallParts, getOutput } from '../shared/call.ts';
import { definePlaceholder } from '../shared/ports.ts';

/** The square that is cut out: its centre, as shares of width and height, and its zoom from 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Why a chosen file is no picture: another kind of file, too large, or not decodable. */
export type PictureFault = 'type' | 'size' | 'unreadable';

/** A file of a picture as its bytes; in a browser it is a `Blob`. `size` in bytes. */
export interface PictureFile {
  readonly size: number;
  readonly type: string;
}

/** A decoded picture; the app knows what is behind it. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
}

/** What is wrong with the picture; or, with `failure`, nothing is known of it, because the code that reads it did not come. */
type Unread =
  | { readonly ok: false; readonly fault: PictureFault }
  | { readonly ok: false; readonly failure: Failure };

export type Decoded = { readonly ok: true; readonly picture: DecodedPicture } | Unread;

export type Encoded = { readonly ok: true; readonly blob: PictureFile } | Unread;

export type AvatarEvent =
  | { type: 'picture.chosen'; file: PictureFile }
  | { type: 'picture.cropped'; crop: Crop }
  | { type: 'picture.cancelled' }
  | { type: 'picture.removed' };

export type AvatarTag = 'busy' | 'cropping' | 'uploading' | 'shown';

export interface AvatarContext {
  file: PictureFile | null;
  picture: DecodedPicture | null;
  fault: PictureFault | null;
  /** Why the server has not taken the picture. The old one stays. */
  failure: Failure | null;
  blob: PictureFile | null;
}

/**
 * A person chooses a picture, cuts a square out of it and uploads the square.
 *
 * It is a machine because a picture may turn out unreadable at each step, because another one may
 * be chosen at any moment, and because the old picture stays until the new one is on the server.
 */
export const avatarMachine = setup({
  types: {
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    tags: {} as AvatarTag,
  },
  actors: {
    decodePicture: fromPromise<Decoded, PictureFile>(definePlaceholder('decodePicture')),
    encodePicture: fromPromise<Encoded, { picture: DecodedPicture; crop: Crop }>(
      definePlaceholder('encodePicture'),
    ),
    uploadPicture: fromPromise<Outcome<unknown>, PictureFile>(definePlaceholder('uploadPicture')),
    removePicture: fromPromise<Outcome<unknown>>(definePlaceholder('removePicture')),
  },
  guards: {
    isDecoded: (_, decoded: Decoded | Encoded) => decoded.ok,
    isFaulty: (_, decoded: Decoded | Encoded) => 'fault' in decoded,
  },
  actions: {
    /** Port. Gives the memory of the decoded picture back. */
    releasePicture: (_, _params: { picture: DecodedPicture | null }): void =>
      definePlaceholder('releasePicture')(),
    choose: assign(({ event }) => {
      assertEvent(event, 'picture.chosen');
      return { file: event.file, picture: null, fault: null, failure: null };
    }),
    takePicture: assign((_, decoded: Decoded) => (decoded.ok ? { picture: decoded.picture } : {})),
    takeBlob: assign((_, encoded: Encoded) => (encoded.ok ? { blob: encoded.blob } : {})),
    rememberFault: assign((_, result: Decoded | Encoded) => {
      if (result.ok) {
        return {};
      }
      return 'fault' in result ? { fault: result.fault } : { failure: result.failure };
    }),
    assumeUnreadable: assign({ fault: 'unreadable' }),
    forgetPicture: assign({ picture: null, file: null, blob: null }),
    forgetAll: assign({ fault: null, failure: null }),
  },
})
  .extend(defineCallParts<AvatarContext, AvatarEvent>())
  .createMachine({
    id: 'avatar',
    context: { file: null, picture: null, fault: null, failure: null, blob: null },
    initial: 'shown',
    states: {
      shown: {
        tags: 'shown',
        on: {
          'picture.chosen': { target: 'decoding', actions: 'choose' },
          'picture.removed': { target: 'removing', actions: 'forgetAll' },
        },
      },
      decoding: {
        tags: 'busy',
        // The newest choice counts.
        on: { 'picture.chosen': { target: 'decoding', reenter: true, actions: 'choose' } },
        invoke: {
          src: 'decodePicture',
          input: ({ context }) => requireSet(context.file),
          onDone: [
            {
              guard: { type: 'isDecoded', params: getOutput },
              target: 'opened',
              actions: { type: 'takePicture', params: getOutput },
            },
            { target: 'shown', actions: { type: 'rememberFault', params: getOutput } },
          ],
          onError: { guard: 'isUnexpected', target: 'shown', actions: 'assumeUnreadable' },
        },
      },
      opened: {
        initial: 'cropping',
        exit: [
          { type: 'releasePicture', params: ({ context }) => ({ picture: context.picture }) },
          'forgetPicture',
        ],
        states: {
          cropping: {
            tags: 'cropping',
            on: {
              'picture.cropped': 'encoding',
              'picture.cancelled': '#avatar.shown',
            },
          },
          encoding: {
            tags: ['cropping', 'busy'],
            invoke: {
              src: 'encodePicture',
              input: ({ context, event }) => {
                assertEvent(event, 'picture.cropped');
                return { picture: requireSet(context.picture), crop: event.crop };
              },
              onDone: [
                {
                  guard: { type: 'isDecoded', params: getOutput },
                  target: 'uploading',
                  actions: { type: 'takeBlob', params: getOutput },
                },
                {
                  guard: { type: 'isFaulty', params: getOutput },
                  target: '#avatar.shown',
                  actions: { type: 'rememberFault', params: getOutput },
                },
                // The cut stays for another try.
                { target: 'cropping', actions: { type: 'rememberFault', params: getOutput } },
              ],
              onError: {
                guard: 'isUnexpected',
                target: '#avatar.shown',
                actions: 'assumeUnreadable',
              },
            },
          },
          uploading: {
            tags: ['cropping', 'busy', 'uploading'],
            entry: 'forgetFailure',
            on: { 'picture.cancelled': '#avatar.shown' },
            invoke: {
              src: 'uploadPicture',
              input: ({ context }) => requireSet(context.blob),
              onDone: [
                { guard: { type: 'succeeded', params: getOutput }, target: '#avatar.shown' },
                // The cut stays for another try.
                {
                  target: 'cropping',
                  actions: { type: 'rememberFailure', params: getOutput },
                },
              ],
              onError: {
                guard: 'isUnexpected',
                target: 'cropping',
                actions: 'assumeNetworkFailure',
              },
            },
          },
        },
      },
      removing: {
        tags: 'busy',
        invoke: {
          src: 'removePicture',
          onDone: [
            { guard: { type: 'succeeded', params: getOutput }, target: 'shown' },
            { target: 'shown', actions: { type: 'rememberFailure', params: getOutput } },
          ],
          onError: { guard: 'isUnexpected', target: 'shown', actions: 'assumeNetworkFailure' },
        },
      },
    },
  });

function requireSet<Value>(value: Value | null): Value {
  if (value === null) {
    throw new Error('No picture was chosen; the events of a picture come after its choice.');
  }
  return value;
}
