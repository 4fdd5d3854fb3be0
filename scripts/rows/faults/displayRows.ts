import type { FaultTable } from '../rowFault.ts';

const sample = 'apps/web/src/features/settings/screen/sample';
const dashboard = 'apps/web/src/features/dashboard';
const appearanceStore = 'apps/web/src/shared/appearance/appearanceStore.ts';
const displaySettings = 'apps/web/src/features/settings/screen/groups/DisplaySettings.tsx';
const openTranscript = 'apps/web/src/features/dictation/workspace/openTranscript.ts';
const themeBootJs = 'apps/web/public/theme-boot.js';
const fill = 'apps/web/src/shared/text/fill.ts';
const fold = 'packages/writing/src/fold.ts';
const comboBox = 'packages/ui/src/components/fields/ComboBox/ComboBox.tsx';
const packagesOnSale = 'apps/web/src/features/packages/packagesOnSale.ts';
const describeRemaining = 'apps/web/src/shared/shell/describeRemaining.ts';
const packageCard = `${dashboard}/PackageCard.tsx`;
const packagesScreen = 'apps/web/src/features/packages/PackagesScreen.tsx';
const usePaymentReturn = 'apps/web/src/features/payment/screen/usePaymentReturn.ts';
const paymentCallbackMachine = 'packages/machines/src/payment/paymentCallbackMachine.ts';
const listQueries = 'apps/web/src/shared/lists/listQueries.ts';

/** Faults of the rows on the display of settings, search, packages and payments. */
export const displayFaults: FaultTable = [
  ['X-52', `${sample}/Sample.tsx`, 'speak(currentTarget.value)', 'void currentTarget.value'],
  ['X-52', `${sample}/useSample.ts`, '[spoken, writing, writer]);', '[spoken, writer]);'],
  ['X-53', appearanceStore, "root.dataset['textSize'] = size;\n", ''],
  ['X-53', displaySettings, 'appearance.chooseLineSpacing(spacing)', 'void spacing'],
  ['X-53', openTranscript, 'atEnd && recording', 'atEnd && !recording'],
  [
    'X-53',
    themeBootJs,
    'if (textSizes.indexOf(textSize) >= 0) root',
    'if (textSize && /^[a-z]+$/.test(textSize)) root',
  ],
  ['X-53', themeBootJs, 'lineSpacings.indexOf(lineSpacing) >= 0', 'lineSpacing'],
  ['X-71', fill, 'codes.has(name) ? isolateCode(value) : isolateText(value)', 'isolateText(value)'],
  ['X-71', fill, ': isolateText(value)', ': value'],
  ['X-71', 'packages/ui/src/foundations/fill.ts', 'words, isolateText)', 'words, String)'],
  ['X-71', 'apps/web/src/shared/shell/SupportPhone.tsx', '<Ltr>{shown}</Ltr>', '{shown}'],
  ['X-71', 'apps/web/src/features/auth/sign-up/Invitation.tsx', '<Ltr>{code}</Ltr>', '{code}'],
  ['X-71', 'packages/ui/src/components/text/Ltr/Ltr.tsx', '{...rest} dir="ltr">', '{...rest}>'],
  ['X-75', fold, '\\s\\u200B-\\u200F\\', '\\s\\u200B\\u200D-\\u200F\\'],
  ['X-75', fold, "toLatinDigits(text.normalize('NFKC'))", "text.normalize('NFKC')"],
  ['X-75', fold, '\\u064B-\\u065F\\u0670\\', '\\u064B-\\u0650\\u0670\\'],
  ['X-75', comboBox, ': matchesPersian', ': (text: string, typed: string) => text.includes(typed)'],
  ['X-80', packagesOnSale, '.length > 0 ? ofSite : sold', ''],
  ['X-80', packagesOnSale, '!service.is_for_telegram', 'service.is_for_telegram !== null'],
  [
    'X-80',
    packagesOnSale,
    'fill(packagesText.hours, { n: formatNumber(hours) })',
    'formatNumber(hours)',
  ],
  ['X-81', 'apps/web/src/shared/shell/credit.ts', '1, left / total', '1, 1 - left / total'],
  ['X-81', describeRemaining, 'total: describeDuration(total),', 'total: describeDuration(left),'],
  ['X-81', packageCard, 'current_service_record?.end_time', 'current_service_record?.start_time'],
  ['X-82', packagesScreen, "state?.reason === 'service-needed' &&", 'state === null &&'],
  ['X-82', 'apps/web/src/app/guards.tsx', 'replace state={state} />', 'replace />'],
  ['X-85', usePaymentReturn, "authStore.send({ type: 'profile.changed' });", ''],
  ['X-85', paymentCallbackMachine, "entry: 'refreshAccount',\n", ''],
  ['X-86', listQueries, '.filter(({ is_test: isTest }) => !isTest)', ''],
  [
    'X-86',
    'apps/web/src/features/transactions/data/statusSigns.ts',
    "FAILED: { tone: 'danger', words: transactionsText.failed }",
    "FAILED: { tone: 'success', words: transactionsText.success }",
  ],
  ['X-86', `${dashboard}/NewestTransactions.tsx`, ' format="clock"', ''],
];
