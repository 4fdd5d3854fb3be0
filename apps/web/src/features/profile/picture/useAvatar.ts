import { emptyProfile } from '@nevisa/api';
import type { Failure, Outcome, User } from '@nevisa/api/types';
import {
  avatarMachine,
  type AvatarTag,
  type Crop,
  type DecodedPicture,
  type PictureFault,
  type PictureFile,
} from '@nevisa/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useAppServices } from '../../../app/appServices.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { importChunk } from '../../../shared/late/importChunk.ts';

export interface AvatarView {
  readonly busy: boolean;
  /** The decoded picture, while a square is cut out of it. */
  readonly picture: DecodedPicture | null;
  readonly fault: PictureFault | null;
  readonly failure: Failure | null;
  readonly choose: (file: PictureFile) => void;
  readonly cut: (crop: Crop) => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** The picture of the account. */
export function useAvatar(): AvatarView {
  const { authStore } = useAppServices();
  const [machine] = useState(() => provideAvatar(authStore));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const { picture, fault, failure } = snapshot.context;
  const is = (tag: AvatarTag) => snapshot.hasTag(tag);
  return {
    busy: is('busy'),
    picture: is('cropping') ? picture : null,
    fault,
    failure,
    choose: (file) => actor.send({ type: 'picture.chosen', file }),
    cut: (crop) => actor.send({ type: 'picture.cropped', crop }),
    cancel: () => actor.send({ type: 'picture.cancelled' }),
    remove: () => actor.send({ type: 'picture.removed' }),
  };
}

const loadPictures = () => importChunk(() => import('./pictures.ts'));

type Pictures = Awaited<ReturnType<typeof loadPictures>>;

/** Works with the code of pictures; without it nothing is known of the picture. */
export async function withPictures<Answer>(
  work: (pictures: Pictures) => Promise<Answer>,
  load = loadPictures,
): Promise<Answer | { readonly ok: false; readonly failure: Failure }> {
  const pictures = await load().catch(() => null);
  return pictures === null ? { ok: false, failure: { kind: 'network' } } : work(pictures);
}

/** The machine of the picture with its calls; what a call has changed is known also after the page was left. */
export function provideAvatar(authStore: Pick<AuthStore, 'client' | 'facts' | 'send'>) {
  const take = (url: string | null) => {
    const { user } = authStore.facts();
    if (user !== null) {
      authStore.send({ type: 'account.changed', user: withAvatar(user, url) });
    }
  };
  return avatarMachine.provide({
    actors: {
      decodePicture: fromPromise(({ input }) =>
        withPictures(({ decodePicture }) => decodePicture(input)),
      ),
      encodePicture: fromPromise(({ input }) =>
        withPictures(({ encodePicture }) => encodePicture(input)),
      ),
      uploadPicture: fromPromise(async ({ input, signal }) => {
        const outcome = await authStore
          .client()
          .uploadAvatar({ avatar: toBlob(input) }, { signal });
        if (outcome.ok) {
          take(outcome.answer.avatar_url);
        }
        return outcome;
      }),
      removePicture: fromPromise<Outcome<unknown>>(async () => {
        // Not ended with the page: the account changes in any case.
        const outcome = await authStore.client().removeAvatar();
        if (outcome.ok) {
          take(null);
        }
        return outcome;
      }),
    },
    actions: {
      releasePicture: (_, { picture }) => {
        void loadPictures().then(({ releasePicture }) => releasePicture(picture));
      },
    },
  });
}

/** @throws {TypeError} Where the cut is not the blob that `pictures.ts` wrote. */
function toBlob(file: PictureFile): Blob {
  if (!(file instanceof Blob)) {
    throw new TypeError('The picture that is uploaded is a blob.');
  }
  return file;
}

function withAvatar(user: User, url: string | null): User {
  return { ...user, profile: { ...emptyProfile, ...user.profile, avatar_url: url } };
}
