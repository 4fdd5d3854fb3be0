import type { FaultTable } from '../rowFault.ts';

const speech = 'packages/speech/src';
const dictation = 'packages/machines/src/dictation';
const notice = 'apps/web/src/features/dictation/screen/notices/liveNotice.ts';
const session = 'apps/web/src/features/auth/authSession';
const audioSendBuffer = `${speech}/worker/audioSendBuffer.ts`;
const recognition = `${dictation}/recognition.ts`;
const nevisaProtocol = `${speech}/worker/nevisaProtocol.ts`;
const closeCodes = `${speech}/worker/closeCodes.ts`;
const frameStore = `${speech}/worker/frameStore.ts`;
const dictationSetup = `${dictation}/dictationSetup.ts`;
const resumeText = 'apps/web/src/features/dashboard/resumeText.ts';
const soundPlayer = 'apps/web/src/features/dictation/screen/dialogs/SoundPlayer.tsx';
const useShortcuts = 'apps/web/src/features/dictation/screen/hooks/useShortcuts.ts';
const conflictDialog = 'apps/web/src/features/dictation/screen/dialogs/ConflictDialog.tsx';
const entryList = 'apps/web/src/features/settings/screen/entries/EntryList.tsx';

/** Faults of single clauses of the rows on the live service, the microphone and the start. */
export const liveClauseFaults: FaultTable = [
  ['X-2', audioSendBuffer, '(latest?.seq !== seq)', '(latest === null || latest.duration >= 0)'],
  ['X-2', `${speech}/audio/frameMaker.ts`, '(source?.rate === sampleRate)', '(source !== null)'],
  ['X-2', `${speech}/audio/frameMaker.ts`, 'tail = source?.resampler.flush() ?? new', 'tail = new'],
  ['X-3', recognition, 'known.confirmed || text.length <', 'text.length <'],
  ['X-3', recognition, '.confirmed || text.length < known.length', '.confirmed'],
  ['X-3', recognition, ': { ...withPartialKept(transcript),', ': { segments, recognised: null,'],
  ['X-3', recognition, '?.segmentId === final.id ? null : partial;', ';'],
  ['X-4', nevisaProtocol, "=== 'draining'", "=== 'draining' && !isServicePaused"],
  ['X-4', `${speech}/worker/sending.ts`, "[{ type: 'buffer.end' }]", '[]'],
  ['X-5', `${speech}/worker/connectionManager.ts`, 'renewals: 0, connection:', 'connection:'],
  ['X-5', closeCodes, "    case 'bad_session':\n      return closeCodes.ticketBad;\n", ''],
  ['X-5', `${speech}/engines/nevisa/toSocketAddress.ts`, 'searchParams.set', 'searchParams.append'],
  ['X-5', `${speech}/engines/nevisa/toSocketAddress.ts`, "  address.hash = '';\n", ''],
  ['X-7', dictationSetup, 'false,\n      wasBilled: false,\n', 'false,\n'],
  ['X-7', `${dictation}/uploadingRestState.ts`, ", 'rememberBilling'", ''],
  ['X-8', frameStore, 'const mostInMemoryAlone = 600_000', 'const mostInMemoryAlone = 6_000_000'],
  ['X-8', frameStore, '||= !frame.isStored;', '||= false;'],
  [
    'X-20',
    `${dictation}/dictationMachine.ts`,
    "target: '#resting.microphoneRefused',\n                  actions: 'assumeBusyMicrophone',",
    "target: '#resting.idle',\n                  actions: 'assumeBusyMicrophone',",
  ],
  ['X-21', dictationSetup, 'outcome.fellBack ? outcome.microphone.label : null,', 'null,'],
  [
    'X-22',
    `${speech}/capture/openMicrophone.ts`,
    "  track.addEventListener('ended', reporter('microphone.lost'), { signal });\n",
    '',
  ],
  ['X-23', notice, "=== 'silent' && sound === 'nothing'", "=== 'silent' && sound !== 'voice'"],
  ['X-23', notice, "chooseSoundlessNotice(facts) ?? { tone: 'warning',", "{ tone: 'warning',"],
  [
    'X-33',
    notice,
    'chooseKeepingNotice(facts) ??\n    chooseLineNotice(facts) ??',
    'chooseLineNotice(facts) ??\n    chooseKeepingNotice(facts) ??',
  ],
  [
    'X-36',
    notice,
    'chooseIdleNotice(facts) ??\n    chooseKeepingNotice(facts) ??\n    chooseLineNotice(facts) ??',
    'chooseKeepingNotice(facts) ??\n    chooseLineNotice(facts) ??\n    chooseIdleNotice(facts) ??',
  ],
  ['X-36', `${dictation}/soundState.ts`, "{ after: { untilMutedNotice: 'leaving' } },", '{},'],
  ['X-36', dictationSetup, 'idleStop - idleNotice,', 'idleStop,'],
  ['X-321', `${session}/repeatedQuestion.ts`, 'askAgainAfter = 30_000;', 'askAgainAfter = 90_000;'],
  ['X-321', `${session}/repeatedQuestion.ts`, 'ending?.abort();\n      ending', 'ending'],
  ['X-321', `${session}/authActor.ts`, '    question.end();\n', ''],
  ['X-321', `${session}/authActor.ts`, ".ok || outcome.failure.kind === 'refused'", '.ok'],
  ['X-326', `${session}/authActor.ts`, ' && token === tokens.read()) {', ') {'],
  ['X-326', 'apps/web/src/app/forgetPersonalData.ts', '      personal.forget();\n', ''],
  ['X-326', 'apps/web/src/app/forgetPersonalData.ts', '  follow();\n}', '}'],
  ['X-23', notice, '[soundless, credit].filter', '[credit].filter'],
  [
    'X-23',
    notice,
    'chooseSoundlessNotice(facts) ?? chooseCreditNotice(facts)',
    'chooseCreditNotice(facts) ?? chooseSoundlessNotice(facts)',
  ],
  ['X-30', notice, '[soundless, credit].filter', '[soundless].filter'],
  ['X-27', resumeText, "' && status === 'active' && offered === documentId", "'"],
  ['X-27', soundPlayer, 'giveDuration(currentTarget)', 'void currentTarget'],
  ['X-27', useShortcuts, '!hasModalDialog() || !offInDialogs.has(name)', 'name !== null'],
  ['X-32', conflictDialog, '.catch(() => setFailed(true))', '.catch(postpone)'],
  ['X-51', entryList, "      setSought('');\n", ''],
];
