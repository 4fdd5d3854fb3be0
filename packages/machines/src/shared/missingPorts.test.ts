import { type AnyActor, createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import { describe, it } from 'vitest';
import type {
  Configuration,
  LoginPayload,
  Message,
  Outcome,
  QueuedRevision,
  SaveOutcome,
  SignedInUser,
  User,
} from '@nevisa/api/types';
import { accountMachineRows } from '../account/accountTesting.ts';
import { administrationRows } from '../administration/administrationTesting.ts';
import { createAnalyticsActor } from '../analytics/analyticsTesting.ts';
import { authMachine } from '../auth/authMachine.ts';
import { dictationRows } from '../dictation/dictationRowsTesting.ts';
import { draftSyncMachine } from '../sync/draftSyncMachine.ts';
import { createRevision } from '../sync/draftSyncTesting.ts';
import { otpMachine } from '../otp/otpMachine.ts';
import { exportWithout } from '../export/exportTesting.ts';
import { findMachine } from '../find/findMachine.ts';
import { findActor, findEvents } from '../find/findTesting.ts';
import type { MessageChange } from '../messages/messageList.ts';
import { messagesMachine } from '../messages/messagesMachine.ts';
import { createPlaybackActor } from '../playback/playbackTesting.ts';
import { paymentCallbackMachine, type ReturnTo } from '../payment/paymentCallbackMachine.ts';
import { definePlaceholder } from './ports.ts';
import { type FoundDraft, recoveryMachine } from '../sync/recoveryMachine.ts';
import { registerMachine } from '../register/registerMachine.ts';
import { resetPasswordMachine } from '../resetPassword/resetPasswordMachine.ts';
import { makeUser } from '../testing/fixtures.ts';
import { expectMissingPort, withoutWaits } from '../testing/expectMissingPort.ts';
import { writingSettingsMachine } from '../settings/writingSettingsMachine.ts';
import { untouchedConfiguration } from '@nevisa/testing';

const sara = makeUser('sara');
const recipient = { id: 'id-of-sara', type: 'phone' } as const;
const credentials = { username_or_phone_or_email: 'sara', password: 'secret' };
const contact = { type: 'phone', value: '09121234567' } as const;
const account = { username: 'sara', password: 'secret', confirmation: 'secret', contact };

const found = fromPromise<Outcome<User>>(() => Promise.resolve({ ok: true, answer: sara }));
const signedIn = fromPromise<Outcome<SignedInUser>, LoginPayload>(() =>
  Promise.resolve({ ok: true, answer: { ...sara, token: 'a-token' } }),
);
const silent = fromCallback(() => undefined);
const idle = fromCallback<MessageChange>(() => undefined);

const noRevisions = fromPromise<readonly QueuedRevision[]>(() => Promise.resolve([]));
const oneRevision = fromPromise<readonly QueuedRevision[]>(() =>
  Promise.resolve([createRevision('a')]),
);
const revisionSaved = fromPromise<SaveOutcome, QueuedRevision>(() =>
  Promise.resolve({ ok: true, answer: { historyId: 'history', revision: 1 } }),
);
const draftSyncActor = (
  actors: NonNullable<Parameters<typeof draftSyncMachine.provide>[0]['actors']>,
) =>
  createActor(draftSyncMachine.provide({ actors }), {
    input: { allowed: true, random: () => 0.5, now: () => 0 },
  });

const listed = fromPromise<Outcome<Message[]>>(() => Promise.resolve({ ok: true, answer: [] }));

/** Answers once; the second call finds no port. */
function once<Answer>(answer: Answer, port: string) {
  let questions = 0;
  return fromPromise<Outcome<Answer>>(() => {
    questions += 1;
    return questions === 1 ? Promise.resolve({ ok: true, answer }) : definePlaceholder(port)();
  });
}

const signedInActor = (actors: Parameters<typeof authMachine.provide>[0]['actors']) =>
  createActor(authMachine.provide({ actors: { openAccount: found, ...actors } }), {
    input: { hasToken: true },
  });

const paymentActor = (
  actions: NonNullable<Parameters<typeof paymentCallbackMachine.provide>[0]['actions']>,
  returnTo: ReturnTo = 'web',
) => createActor(paymentCallbackMachine.provide({ actions }), { input: { returnTo } });

const draft: FoundDraft = {
  documentId: 'found',
  changedAt: 0,
  audioDuration: 0,
  unsentDuration: 0,
  words: 1,
};
const foundRecovery = () =>
  createActor(
    recoveryMachine.provide({
      actors: { findDraft: fromPromise<FoundDraft | null>(() => Promise.resolve(draft)) },
    }),
  );

const kept = { keep: () => undefined };
const settingsActor = (
  ports: Parameters<typeof writingSettingsMachine.provide>[0],
  stored: Configuration | null = untouchedConfiguration,
) =>
  createActor(writingSettingsMachine.provide(ports), {
    clock: withoutWaits,
    input: { stored, waiting: {}, defaults: {}, random: () => 0.5 },
  });
const settingChosen = { type: 'setting.changed', change: { convert_numbers: false } };

type EventWithFacts = EventObject & Record<string, unknown>;
type Row = [port: string, machine: string, start: () => AnyActor, ...events: EventWithFacts[]];

const rows: Row[] = [
  ...accountMachineRows,
  ...administrationRows,
  ['refreshAccount', 'paymentCallback', () => paymentActor({}), { type: 'return.requested' }],
  [
    'leave',
    'paymentCallback',
    () => paymentActor({ keepMark: () => undefined }, 'telegram'),
    { type: 'return.requested' },
  ],
  ['keepMark', 'paymentCallback', () => paymentActor({}), { type: 'stay.requested' }],
  ['openAccount', 'auth', () => createActor(authMachine, { input: { hasToken: true } })],
  [
    'retrieveAccount',
    'auth in an auth session',
    () => signedInActor({ watchToken: silent }),
    { type: 'profile.changed' },
  ],
  ['watchToken', 'auth', () => signedInActor({})],
  [
    'removeToken',
    'auth',
    () => signedInActor({ watchToken: silent }),
    { type: 'signOut.requested' },
  ],
  [
    'signIn',
    'auth',
    () => createActor(authMachine, { input: { hasToken: false } }),
    { type: 'signIn.submitted', credentials },
  ],
  [
    'signInSocially',
    'auth',
    () => createActor(authMachine, { input: { hasToken: false } }),
    { type: 'socialSignIn.requested', invitationKey: null },
  ],
  [
    'storeToken',
    'auth',
    () =>
      createActor(authMachine.provide({ actors: { signIn: signedIn, watchToken: silent } }), {
        input: { hasToken: false },
      }),
    { type: 'signIn.submitted', credentials },
  ],
  [
    'verifyCode',
    'otp',
    () => createActor(otpMachine, { input: { recipient } }),
    { type: 'code.submitted', proof: { otp: '123456' } },
  ],
  [
    'resendCode',
    'otp',
    () => createActor(otpMachine, { input: { recipient, deadline: 0 } }),
    { type: 'resend.requested' },
  ],
  [
    'signUp',
    'register',
    () => createActor(registerMachine),
    { type: 'agreement.changed', agreed: true },
    { type: 'signUp.submitted', account },
  ],
  [
    'signUpSocially',
    'register',
    () => createActor(registerMachine),
    { type: 'agreement.changed', agreed: true },
    { type: 'socialSignUp.requested' },
  ],
  [
    'requestCode',
    'resetPassword',
    () => createActor(resetPasswordMachine, { input: { recipient: null } }),
    { type: 'reset.requested', contact },
  ],
  [
    'listMessages',
    'messages',
    () => createActor(messagesMachine.provide({ actors: { carryOut: idle } })),
  ],
  [
    'listMessages',
    'messages with a loaded list',
    () =>
      createActor(
        messagesMachine.provide({
          actors: { carryOut: idle, listMessages: once<Message[]>([], 'listMessages') },
          actions: { reportCount: () => undefined },
        }),
      ),
    { type: 'list.requested' },
  ],
  [
    'carryOut',
    'messages',
    () => createActor(messagesMachine.provide({ actors: { listMessages: listed } })),
  ],
  [
    'reportCount',
    'messages',
    () =>
      createActor(messagesMachine.provide({ actors: { carryOut: idle, listMessages: listed } })),
  ],
  ['loadPart', 'analytics', createAnalyticsActor, { type: 'period.chosen', period: 'year' }],
  ['findPlaces', 'find', () => createActor(findMachine), ...findEvents],
  ['listForms', 'find', () => findActor(['findPlaces']), ...findEvents],
  ['replaceForms', 'find', () => findActor(['findPlaces', 'listForms']), ...findEvents],
  [
    'askLink',
    'playback',
    () => createPlaybackActor({ runsSound: true }),
    { type: 'play.requested' },
  ],
  ['runSound', 'playback', () => createPlaybackActor({ runsSound: false })],
  ['findDraft', 'recovery', () => createActor(recoveryMachine)],
  ['continueDraft', 'recovery', foundRecovery, { type: 'draft.continued' }],
  ['saveDraft', 'recovery', foundRecovery, { type: 'draft.savedToHistory' }],
  ['loadQueue', 'draftSync', () => draftSyncActor({ watchNetwork: silent })],
  ['watchNetwork', 'draftSync', () => draftSyncActor({ loadQueue: noRevisions })],
  [
    'saveRevision',
    'draftSync',
    () => draftSyncActor({ watchNetwork: silent, loadQueue: oneRevision }),
  ],
  [
    'forgetRevisions',
    'draftSync',
    () =>
      draftSyncActor({ watchNetwork: silent, loadQueue: oneRevision, saveRevision: revisionSaved }),
  ],
  [
    'removeDraft',
    'recovery',
    foundRecovery,
    { type: 'discard.requested' },
    { type: 'discard.confirmed' },
  ],
  [
    'loadConfiguration',
    'writingSettings',
    () => settingsActor({ actors: { watchNetwork: silent }, actions: kept }, null),
  ],
  [
    'saveChange',
    'writingSettings',
    () => settingsActor({ actors: { watchNetwork: silent }, actions: kept }),
    settingChosen,
    { type: 'network.returned' },
  ],
  ['watchNetwork', 'writingSettings', () => settingsActor({ actions: kept })],
  ['keep', 'writingSettings', () => settingsActor({ actors: { watchNetwork: silent } })],
  ...(['makeFile', 'rememberChoices'] as const).map((port): Row => [
    port,
    'export',
    () => exportWithout(port),
    { type: 'export.opened' },
    { type: 'file.requested' },
  ]),
  ...dictationRows,
];

describe('a machine without its port', () => {
  it.each(rows)(
    'stops with an error message that names %s instead of reporting a failed call (%s)',
    (port, _machine, start, ...events) => expectMissingPort(port, start(), events),
  );
});
