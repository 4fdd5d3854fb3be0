import type { Contract, PayloadOf } from '@nevisa/api';
import type { Account } from '../fixtures/accounts.ts';
import { refuse, refuseField } from './refusal.ts';

/** The path of uploaded pictures; the query names one. */
export const uploadedAvatarPath = '/media/avatars/uploaded';

/** The largest picture, in bytes. */
const largest = 2_000_000;

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Rules of the picture of an account. */
export function createAvatarRules() {
  const pictures: Blob[] = [];
  return {
    uploadAvatar(account: Account, { avatar }: PayloadOf<Contract['uploadAvatar']>) {
      if (avatar.size > largest) {
        throw refuse('too_large', 'حجم تصویر بیش از ۲ مگابایت است.');
      }
      if (!types.has(avatar.type) || avatar.size === 0) {
        throw refuseField('avatar', 'تنها تصویر jpg، png یا webp پذیرفته می‌شود.');
      }
      pictures.push(avatar);
      account.avatar = avatar;
      account.profile.avatar_url = `${uploadedAvatarPath}?picture=${pictures.length}`;
      return { avatar_url: account.profile.avatar_url };
    },

    removeAvatar(account: Account) {
      account.avatar = null;
      account.profile.avatar_url = null;
      return { avatar_url: null };
    },

    /** @returns undefined when no such picture was uploaded */
    getUploadedAvatar: (number: number): Blob | undefined => pictures[number - 1],
  };
}
