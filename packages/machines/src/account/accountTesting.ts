import { type AnyActor, createActor, type EventObject, fromPromise } from 'xstate';
import type { Outcome } from '@nevisa/api/types';
import { otpMachine } from '../otp/otpMachine.ts';
import { accountEndMachine, type AccountProof } from './accountEndMachine.ts';
import { avatarMachine, type Decoded, type Encoded, type PictureFile } from './avatarMachine.ts';
import { contactMachine } from './contactMachine.ts';
import { myDataMachine } from './myDataMachine.ts';
import { passwordMachine, type PasswordChange } from './passwordMachine.ts';
import { profileMachine, type ProfileValues } from './profileMachine.ts';

export const emptyProfile: ProfileValues = {
  first_name: '',
  last_name: '',
  gender: '',
  birthday: '',
  country: '',
  province: '',
  city: '',
};
export const picture = { width: 800, height: 600 };
export const crop = { x: 0, y: 0, zoom: 1 };
export const change: PasswordChange = { old: ' a ', next: 'b', repeated: 'b' };
export const proof: AccountProof = { username: 'sara', password: ' a ' };
export const done = { ok: true, answer: undefined } as const;
export const lost = { ok: false, failure: { kind: 'network' } } as const;

const decoded = fromPromise<Decoded, PictureFile>(() => Promise.resolve({ ok: true, picture }));
const encoded = fromPromise<Encoded, { picture: typeof picture; crop: typeof crop }>(() =>
  Promise.resolve({ ok: true, blob: new Blob() }),
);
const chosen = { type: 'picture.chosen', file: new Blob() } as const;
const cropped = { type: 'picture.cropped', crop } as const;
const avatarActor = (ports: Parameters<typeof avatarMachine.provide>[0]) =>
  createActor(avatarMachine.provide(ports));
const submitted = [{ type: 'change.opened' }, { type: 'change.submitted', change }] as const;
const confirmed = [{ type: 'end.opened' }, { type: 'end.confirmed', proof }] as const;
const deleted = fromPromise<Outcome<void>, AccountProof>(() => Promise.resolve(done));
const lostChange = fromPromise<Outcome<void>, PasswordChange>(() => Promise.resolve(lost));

/** The rows of `missingPorts.test.ts` for the machines of the own account. */
export const accountMachineRows: [
  port: string,
  machine: string,
  start: () => AnyActor,
  ...events: (EventObject & Record<string, unknown>)[],
][] = [
  [
    'saveProfile',
    'profile',
    () => createActor(profileMachine, { input: { stored: emptyProfile } }),
    { type: 'field.changed', change: { city: 'Shiraz' } },
    { type: 'save.requested' },
  ],
  ['changePassword', 'password', () => createActor(passwordMachine), ...submitted],
  [
    'checkToken',
    'password',
    () => createActor(passwordMachine.provide({ actors: { changePassword: lostChange } })),
    ...submitted,
  ],
  [
    'sendCode',
    'contact',
    () =>
      createActor(contactMachine.provide({ actors: { otp: otpMachine } }), {
        input: { clocks: {} },
      }),
    { type: 'contact.opened', kind: 'phone' },
    { type: 'contact.submitted', value: '0912' },
  ],
  ['deleteAccount', 'accountEnd', () => createActor(accountEndMachine), ...confirmed],
  [
    'deleteDeviceTexts',
    'accountEnd',
    () => createActor(accountEndMachine.provide({ actors: { deleteAccount: deleted } })),
    ...confirmed,
  ],
  [
    'signOut',
    'accountEnd',
    () =>
      createActor(
        accountEndMachine.provide({
          actors: {
            deleteAccount: deleted,
            deleteDeviceTexts: fromPromise<undefined>(() => Promise.resolve(undefined)),
          },
        }),
      ),
    ...confirmed,
  ],
  ['makeArchive', 'myData', () => createActor(myDataMachine), { type: 'data.requested' }],
  ['decodePicture', 'avatar', () => createActor(avatarMachine), chosen],
  [
    'encodePicture',
    'avatar',
    () => avatarActor({ actors: { decodePicture: decoded } }),
    chosen,
    cropped,
  ],
  [
    'uploadPicture',
    'avatar',
    () => avatarActor({ actors: { decodePicture: decoded, encodePicture: encoded } }),
    chosen,
    cropped,
  ],
  [
    'releasePicture',
    'avatar',
    () => avatarActor({ actors: { decodePicture: decoded } }),
    chosen,
    { type: 'picture.cancelled' },
  ],
  ['removePicture', 'avatar', () => createActor(avatarMachine), { type: 'picture.removed' }],
];
