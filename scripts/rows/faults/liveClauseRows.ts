import type { FaultTable } from '../rowFault.ts';

const speech = 'packages/speech/src';
const dictation = 'packages/machines/src/dictation';
const notice = 'apps/web/src/features/dictation/screen/notices/liveNotice.ts';
const session = 'apps/web/src/features/auth/authSession';

/** Faults of single clauses of the rows on the live service, the microphone and the start. */
export const liveClauseFaults: FaultTable = [
  [
    'X-2',
    `${speech}/worker/audioSendBuffer.ts`,
    'if (latest?.seq !== seq) {',
    'if (latest === null || latest.duration >= 0) {',
  ],
  [
    'X-2',
    `${speech}/audio/frameMaker.ts`,
    'if (source?.rate === sampleRate) {',
    'if (source !== null) {',
  ],
  [
    'X-2',
    `${speech}/audio/frameMaker.ts`,
    'const tail = source?.resampler.flush() ?? new Float32Array(0);',
    'const tail = new Float32Array(0);',
  ],
  [
    'X-3',
    `${dictation}/recognition.ts`,
    'known.confirmed || text.length < known.length',
    'text.length < known.length',
  ],
  [
    'X-3',
    `${dictation}/recognition.ts`,
    'known.confirmed || text.length < known.length',
    'known.confirmed',
  ],
  [
    'X-3',
    `${dictation}/recognition.ts`,
    ': { ...withPartialKept(transcript), partial: { segmentId, text } };',
    ': { segments, recognised: null, partial: { segmentId, text } };',
  ],
  [
    'X-3',
    `${dictation}/recognition.ts`,
    'const rest = partial?.segmentId === final.id ? null : partial;',
    'const rest = partial;',
  ],
  [
    'X-4',
    `${speech}/worker/nevisaProtocol.ts`,
    "if (recording === 'draining') {",
    "if (recording === 'draining' && !isServicePaused) {",
  ],
  [
    'X-4',
    `${speech}/worker/sending.ts`,
    "[{ ...state, recording: 'draining' }, [{ type: 'buffer.end' }]]",
    "[{ ...state, recording: 'draining' }, []]",
  ],
  [
    'X-5',
    `${speech}/worker/connectionManager.ts`,
    "{ ...state, renewals: 0, connection: { name: 'ready', live, next: null } },",
    "{ ...state, connection: { name: 'ready', live, next: null } },",
  ],
  [
    'X-5',
    `${speech}/worker/closeCodes.ts`,
    "    case 'bad_session':\n      return closeCodes.ticketBad;\n",
    '',
  ],
  [
    'X-5',
    `${speech}/engines/nevisa/toSocketAddress.ts`,
    "address.searchParams.set('ticket', ticket);",
    "address.searchParams.append('ticket', ticket);",
  ],
  ['X-5', `${speech}/engines/nevisa/toSocketAddress.ts`, "  address.hash = '';\n", ''],
  [
    'X-7',
    `${dictation}/dictationSetup.ts`,
    '      takeOver: false,\n      wasBilled: false,\n',
    '      takeOver: false,\n',
  ],
  [
    'X-7',
    `${dictation}/uploadingRestState.ts`,
    "['rememberUsage', 'rememberBilling']",
    "['rememberUsage']",
  ],
  [
    'X-8',
    `${speech}/worker/frameStore.ts`,
    'const mostInMemoryAlone = 600_000 / audioFrameDuration;',
    'const mostInMemoryAlone = 6_000_000 / audioFrameDuration;',
  ],
  [
    'X-8',
    `${speech}/worker/frameStore.ts`,
    'isDiscarded ||= !frame.isStored;',
    'isDiscarded ||= false;',
  ],
  [
    'X-20',
    `${dictation}/dictationMachine.ts`,
    "target: '#resting.microphoneRefused',\n                  actions: 'assumeBusyMicrophone',",
    "target: '#resting.idle',\n                  actions: 'assumeBusyMicrophone',",
  ],
  [
    'X-21',
    `${dictation}/dictationSetup.ts`,
    'fellBackTo: outcome.fellBack ? outcome.microphone.label : null,',
    'fellBackTo: null,',
  ],
  [
    'X-22',
    `${speech}/capture/openMicrophone.ts`,
    "  track.addEventListener('ended', reporter('microphone.lost'), { signal });\n",
    '',
  ],
  [
    'X-23',
    notice,
    "heard === 'silent' && sound === 'nothing'",
    "heard === 'silent' && sound !== 'voice'",
  ],
  [
    'X-23',
    notice,
    "chooseSoundlessNotice(facts) ?? { tone: 'warning', urgent: false, text, action: retry }",
    "{ tone: 'warning', urgent: false, text, action: retry }",
  ],
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
  [
    'X-36',
    `${dictation}/soundState.ts`,
    "waiting: { after: { untilMutedNotice: 'leaving' } },",
    'waiting: {},',
  ],
  [
    'X-36',
    `${dictation}/dictationSetup.ts`,
    'untilMutedNotice: idleStop - idleNotice,',
    'untilMutedNotice: idleStop,',
  ],
  ['X-321', `${session}/repeatedQuestion.ts`, 'askAgainAfter = 30_000;', 'askAgainAfter = 90_000;'],
  [
    'X-321',
    `${session}/repeatedQuestion.ts`,
    '      ending?.abort();\n      ending = new',
    '      ending = new',
  ],
  ['X-321', `${session}/authActor.ts`, '    question.end();\n', ''],
  [
    'X-321',
    `${session}/authActor.ts`,
    "if (outcome.ok || outcome.failure.kind === 'refused') {",
    'if (outcome.ok) {',
  ],
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
  [
    'X-27',
    'apps/web/src/features/dashboard/resumeText.ts',
    "state === 'unfinished' && status === 'active' && offered === documentId",
    "state === 'unfinished'",
  ],
  [
    'X-27',
    'apps/web/src/features/dictation/screen/dialogs/SoundPlayer.tsx',
    'giveDuration(currentTarget)',
    'void currentTarget',
  ],
  [
    'X-27',
    'apps/web/src/features/dictation/screen/hooks/useShortcuts.ts',
    '!hasModalDialog() || !offInDialogs.has(name)',
    'name !== null',
  ],
  [
    'X-32',
    'apps/web/src/features/dictation/screen/dialogs/ConflictDialog.tsx',
    '.catch(() => setFailed(true))',
    '.catch(postpone)',
  ],
  [
    'X-51',
    'apps/web/src/features/settings/screen/entries/EntryList.tsx',
    "      setSought('');\n",
    '',
  ],
];
