import type { FaultTable } from '../rowFault.ts';

const app = 'apps/web/src/app';
const features = 'apps/web/src/features';
const auth = `${features}/auth`;
const screen = `${features}/settings/screen`;
const run = `${features}/dictation/workspace/runCommand.ts`;
const ui = 'packages/ui/src';
const fields = `${ui}/components/fields`;
const ring = `${ui}/components/feedback/CountdownRing/CountdownRing.styles.ts`;
const receipt = `${ui}/layout/Receipt/Receipt.tsx`;
const group = `${ui}/layout/SideMenu/SideMenu.styles.ts`;
const outcome = "outcome === 'success' ? CheckIcon : CloseIcon";
const drawings = `${ui}/components/media/Illustration/Illustration.tsx`;
const shownPassword = "type={isShown ? 'text' : 'password'}";
const shortPassword = `${shownPassword} maxLength={12}`;
const errorText = 'export const ErrorText = styled.p`\n  display: flex;';
const noErrorText = 'export const ErrorText = styled.p`\n  display: none;';
const groupLabel = 'export const GroupLabel = styled.p`\n';
const newSession = "    authStore.send({ type: 'profile.changed' });\n";

/** Faults of single clauses of the rows on fields, their keyboards, and what a person sees of them. */
export const fieldClauseFaults: FaultTable = [
  ['R-043', drawings, "'404': NotFoundDrawing", "'404': OfflineDrawing"],
  ['R-044', drawings, "'401': NotAllowedDrawing", "'401': EmptyDrawing"],
  ['R-060', group, groupLabel, `${groupLabel}  display: none;\n`],
  [
    'R-064',
    `${ui}/layout/SideMenu/SideMenuItem.styles.ts`,
    'min-inline-size: ${space[5]};',
    'display: none;',
  ],
  ['R-071', `${fields}/Field/Field.styles.ts`, errorText, noErrorText],
  ['R-091', `${fields}/PasswordField/PasswordField.tsx`, shownPassword, shortPassword],
  ['R-105', ring, 'stroke: ${color.accentMark};', 'stroke: ${color.surfacePressed};'],
  ['R-125', `${fields}/Field/Field.styles.ts`, errorText, noErrorText],
  ['R-130', `${fields}/PasswordField/PasswordField.tsx`, shownPassword, shortPassword],
  [
    'R-140',
    `${ui}/components/actions/ToggleButton/ToggleButton.styles.ts`,
    "&[aria-pressed='true'] {\n    --_background:",
    "&[aria-pressed='mixed'] {\n    --_background:",
  ],
  ['R-152', receipt, outcome, 'CloseIcon'],
  ['R-153', receipt, outcome, 'CheckIcon'],
  ['R-154', `${features}/payment/maskCard.ts`, '/^[\\d*]{12,19}$/', '/^\\d{12,19}$/'],
  ['R-156', `${features}/payment/cleanPlainText.ts`, 'longestText = 200', 'longestText = 40'],
  ['R-198', `${features}/packages/refreshAccount.ts`, newSession, ''],
  ['R-231', 'packages/api/src/listErrorTexts.ts', 'maxLineLength = 300', 'maxLineLength = 60'],
  ['R-242', `${app}/forgetPersonalData.ts`, 'personal.hold()', 'personal.forget()'],
  ['X-9', `${features}/files/upload/uploadCalls.ts`, 'each.hash === hash', "each.hash === ''"],
  ['X-10', 'packages/machines/src/upload/uploadParts.ts', 'longest: 10_000', 'longest: 100_000'],
  [
    'X-28',
    'packages/speech/src/capture/startCapture.ts',
    "document.addEventListener('visibilitychange', resume, { signal });",
    '',
  ],
  [
    'X-34',
    'packages/speech/src/engines/browser/recognitionResults.ts',
    'echoTime = 250',
    'echoTime = 25',
  ],
  ['X-40', run, "deleteLast('sentence')", "deleteLast('phrase')"],
  ['X-40', run, "type: 'dictation.resumed'", "type: 'dictation.paused'"],
  ['X-40', run, 'selectLast: () => document?.selectLast(),', ''],
  ['X-70', 'apps/web/index.html', 'dir="rtl"', 'dir="ltr"'],
  [
    'X-71',
    `${features}/management/users/drawer/ProfilePart.tsx`,
    '<Ltr>{user.username}</Ltr>',
    '<bdi>{user.username}</bdi>',
  ],
  [
    'X-71',
    `${features}/management/users/drawer/TransactionsPart.tsx`,
    '<Ltr>{order}</Ltr>',
    '<bdi>{order}</bdi>',
  ],
  [
    'X-71',
    `${features}/discounts/form/UsagesPart.tsx`,
    '<Ltr>{number}</Ltr>',
    '<bdi>{number}</bdi>',
  ],
  ['X-71', `${features}/profile/InvitationRow.tsx`, '<Ltr>{link}</Ltr>', '<bdi>{link}</bdi>'],
  ['X-71', `${features}/messages/MessageMore.tsx`, '<Ltr>{code}</Ltr>', '<bdi>{code}</bdi>'],
  ['X-72', `${ui}/components/data/Badge/Badge.tsx`, '<bdi dir="auto"', '<bdi dir="rtl"'],
  [
    'X-73',
    `${ui}/components/editor/TranscriptEditor/InterimWords.ts`,
    "? 'auto' : ''",
    "? '' : ''",
  ],
  ['X-74', `${fields}/Field/latinWriting.ts`, "dir: 'ltr'", "dir: 'rtl'"],
  ['X-74', `${fields}/OtpField/OtpField.tsx`, 'toLatinDigits(input.value)', 'input.value'],
  ['X-74', `${auth}/sign-in/SignInScreen.tsx`, '        inputMode="email"\n', ''],
  ['X-74', `${features}/packages/checkout/DiscountField.tsx`, '            inputMode="text"\n', ''],
  [
    'X-75',
    `${ui}/components/data/VirtualList/useFind.ts`,
    'useDeferredValue(foldPersian(words))',
    'useDeferredValue(words)',
  ],
  ['X-75', `${fields}/TagInput/tags.ts`, 'foldPersian(a) === foldPersian(b)', 'a === b'],
  [
    'X-46',
    `${screen}/groups/ScriptGroup.tsx`,
    'commands.choose({ halfSpace })',
    'commands.choose({ fillers: halfSpace })',
  ],
  [
    'X-45',
    `${screen}/groups/NumbersGroup.tsx`,
    'choose({ showDigitsInEnglish })',
    'choose({ addNumberSeparator: showDigitsInEnglish })',
  ],
];
