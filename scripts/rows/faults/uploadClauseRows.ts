import type { FaultTable } from '../rowFault.ts';

const machine = 'packages/machines/src/upload';
const upload = 'apps/web/src/features/files/upload';
const screen = 'apps/web/src/features/files/screen';
const queue = `${upload}/createUploadQueue.ts`;
const commands = `${screen}/useUploads.ts`;
const actions = `${screen}/useRowActions.ts`;
const ends = `${screen}/UploadEnds.tsx`;
const dialog = `${screen}/adding/AddFilesDialog.tsx`;
const added = `${screen}/adding/useAddedFiles.ts`;
const signOut = 'apps/web/src/app/shell/requestSignOut.ts';

/** Faults of single clauses of the rows on files that become texts. */
export const uploadClauseFaults: FaultTable = [
  ['X-180', added, '!hasOtherText(data, all)', "data.getData('text/plain') === ''"],
  ['X-180', added, 'rows.filter((row) => !hasEnded(row)).length', 'rows.filter(hasEnded).length'],
  ['X-180', dialog, '          multiple\n', ''],
  ['X-180', dialog, 'n: formatNumber(mostFiles)', 'n: formatNumber(5)'],
  ['X-180', `${screen}/FilesPanel.tsx`, '(await picker?.(true)) ?? null', 'null'],
  ['X-180', `${upload}/mediaKind.ts`, '(?:audio|video)', '(?:audio)'],
  [
    'X-181',
    queue,
    'account.is_usage_infinite ? null : account.usage_remained',
    'account.usage_remained',
  ],
  ['X-181', `${screen}/words/reserveCredit.ts`, "  'paused',\n", ''],
  ['X-181', actions, 'chooseOther: () => pick(id),', 'chooseOther: () => commands.remove(id),'],
  ['X-182', commands, "again: ask('again.requested'),", "again: ask('retry.requested'),"],
  ['X-182', actions, "getUploadState(upload) === 'duplicate'", 'upload.known !== null'],
  [
    'X-184',
    `${machine}/needsFileState.ts`,
    "  on: { 'cancel.requested': '#upload.canceling' },\n",
    '',
  ],
  ['X-184', `${machine}/extractingState.ts`, "    'cancel.requested': '#upload.canceling',\n", ''],
  ['X-184', commands, "resumeAll: askAll('all.resumed'),", "resumeAll: askAll('all.started'),"],
  ['X-184', `${screen}/PanelActions.tsx`, "{several('paused') && (", "{several('offline') && ("],
  ['X-185', 'packages/machines/src/shared/computeBackOff.ts', '[500, 1_000,', '[5_000, 5_000,'],
  ['X-185', `${screen}/toListedUpload.tsx`, 'href: paths.signIn', 'href: paths.history'],
  [
    'X-186',
    `${machine}/uploadParts.ts`,
    '(isSoundOnly && { isSoundOnly })',
    '(isSoundOnly && source !== null && { isSoundOnly })',
  ],
  ['X-188', `${screen}/words/reserveCredit.ts`, "  'extracting',\n", ''],
  ['X-188', `${screen}/FilesPanel.tsx`, 'describeTotals(rows)', 'describeTotals([])'],
  [
    'X-188',
    'apps/web/src/shared/shell/PageTitle.tsx',
    "files === '' ? page : `${files} ${page}`",
    'page',
  ],
  ['X-189', queue, '`nevisa-upload.${userId}`', '`nevisa-upload.${crypto.randomUUID()}`'],
  ['X-189', commands, "isWatching: view.mode === 'watching',", 'isWatching: false,'],
  ['X-190', signOut, "answer === 'nothing' || answer === null", "answer === 'nothing'"],
  ['X-190', signOut, "(await storage.hasUnsentUploads()) ? 'upload' : 'nothing'", "'nothing'"],
  [
    'X-190',
    'apps/web/src/app/shell/FilesStatus.tsx',
    '    facts.count > 0 && (',
    '    facts.count > 1 && (',
  ],
  [
    'X-191',
    `${screen}/CancelQuestion.tsx`,
    '{isJob ? filesText.cancelJobText : filesText.cancelText}',
    '{filesText.cancelText}',
  ],
  ['X-192', `${screen}/seenPages.ts`, 'name === toLockName(userId)', "name === ''"],
  ['X-192', `${screen}/notifySystem.ts`, '`nevisa-text-${historyId}`', "'nevisa-text'"],
  ['X-192', ends, '  useEffect(() => tellSeen(user.id), [user.id]);\n', ''],
  ['X-192', ends, '{ id: String(historyId) }', '{ file: String(historyId) }'],
  ['X-192', `${screen}/NotifyButton.tsx`, "permission !== 'default'", "permission === 'denied'"],
  [
    'X-193',
    `${screen}/words/describeFault.ts`,
    '  if (failure !== null) {',
    '  if (failure === undefined) {',
  ],
  ['X-193', `${machine}/convertingState.ts`, ", actions: 'forgetFailure' },", ' },'],
  ['X-193', actions, 'copyId(upload.job?.taskId ?? id, toasts)', 'copyId(id, toasts)'],
  ['X-194', `${upload}/partFlight.ts`, "speakers < 2 ? 'off'", "speakers < 3 ? 'off'"],
  ['X-194', `${upload}/uploadOptions.ts`, 'v.maxValue(8)', 'v.maxValue(7)'],
  ['X-195', 'apps/web/src/features/files/sound/soundPorts.ts', ' || sound.size >= video.size', ''],
  [
    'X-196',
    `${screen}/HistoryFiles.tsx`,
    'getShownConfiguration(context)?.preferences.keep_audio_days ?? null',
    'null',
  ],
  ['X-199', `${screen}/words/describeNotes.ts`, ' && !mayHaveConverted(upload)', ' && false'],
  ['X-199', `${upload}/endedUploads.ts`, "'failed', 'canceled'].some", "'failed'].some"],
];
