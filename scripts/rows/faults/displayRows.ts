import type { FaultTable } from '../rowFault.ts';

const sample = 'apps/web/src/features/settings/screen/sample';
const dashboard = 'apps/web/src/features/dashboard';

/** Faults of the rows on the display of settings, search, packages and payments. */
export const displayFaults: FaultTable = [
  ['X-52', `${sample}/Sample.tsx`, 'speak(currentTarget.value)', 'void currentTarget.value'],
  ['X-52', `${sample}/useSample.ts`, '[spoken, writing, writer]);', '[spoken, writer]);'],
  [
    'X-53',
    'apps/web/src/shared/appearance/appearanceStore.ts',
    "root.dataset['textSize'] = size;\n",
    '',
  ],
  [
    'X-53',
    'apps/web/src/features/settings/screen/groups/DisplaySettings.tsx',
    'appearance.chooseLineSpacing(spacing)',
    'void spacing',
  ],
  [
    'X-53',
    'apps/web/src/features/dictation/workspace/openTranscript.ts',
    'this.#insertion.follow(atEnd && recording);',
    'this.#insertion.follow(atEnd && !recording);',
  ],
  [
    'X-53',
    'apps/web/public/theme-boot.js',
    'if (textSizes.indexOf(textSize) >= 0) root',
    'if (textSize && /^[a-z]+$/.test(textSize)) root',
  ],
  [
    'X-53',
    'apps/web/public/theme-boot.js',
    'lineSpacings.indexOf(lineSpacing) >= 0',
    'lineSpacing',
  ],
  [
    'X-71',
    'apps/web/src/shared/text/fill.ts',
    'codes.has(name) ? isolateCode(value) : isolateText(value)',
    'isolateText(value)',
  ],
  [
    'X-71',
    'apps/web/src/shared/text/fill.ts',
    'codes.has(name) ? isolateCode(value) : isolateText(value)',
    'codes.has(name) ? isolateCode(value) : value',
  ],
  ['X-71', 'packages/ui/src/foundations/fill.ts', 'words, isolateText)', 'words, String)'],
  ['X-71', 'apps/web/src/shared/shell/SupportPhone.tsx', '<Ltr>{shown}</Ltr>', '{shown}'],
  ['X-71', 'apps/web/src/features/auth/sign-up/Invitation.tsx', '<Ltr>{code}</Ltr>', '{code}'],
  [
    'X-71',
    'packages/ui/src/components/text/Ltr/Ltr.tsx',
    '<S.Root {...rest} dir="ltr">',
    '<S.Root {...rest}>',
  ],
  [
    'X-75',
    'packages/writing/src/fold.ts',
    '/[\\s\\u200B-\\u200F\\u00AD\\u2066-\\u2069]/g',
    '/[\\s\\u200B\\u200D-\\u200F\\u00AD\\u2066-\\u2069]/g',
  ],
  [
    'X-75',
    'packages/writing/src/fold.ts',
    "toLatinDigits(text.normalize('NFKC'))",
    "text.normalize('NFKC')",
  ],
  [
    'X-75',
    'packages/writing/src/fold.ts',
    '/[\\u064B-\\u065F\\u0670\\u0640]/g',
    '/[\\u064B-\\u0650\\u0670\\u0640]/g',
  ],
  [
    'X-75',
    'packages/ui/src/components/fields/ComboBox/ComboBox.tsx',
    'defaultFilter: matchesPersian',
    'defaultFilter: (text: string, typed: string) => text.includes(typed)',
  ],
  [
    'X-80',
    'apps/web/src/features/packages/packagesOnSale.ts',
    'ofSite.length > 0 ? ofSite : sold',
    'ofSite',
  ],
  [
    'X-80',
    'apps/web/src/features/packages/packagesOnSale.ts',
    '!service.is_for_telegram',
    'service.is_for_telegram !== null',
  ],
  [
    'X-80',
    'apps/web/src/features/packages/packagesOnSale.ts',
    'fill(packagesText.hours, { n: formatNumber(hours) })',
    'formatNumber(hours)',
  ],
  [
    'X-81',
    'apps/web/src/shared/shell/credit.ts',
    'Math.min(1, left / total)',
    'Math.min(1, 1 - left / total)',
  ],
  [
    'X-81',
    'apps/web/src/shared/shell/describeRemaining.ts',
    'total: describeDuration(total),',
    'total: describeDuration(left),',
  ],
  [
    'X-81',
    `${dashboard}/PackageCard.tsx`,
    'current_service_record?.end_time',
    'current_service_record?.start_time',
  ],
  [
    'X-82',
    'apps/web/src/features/packages/PackagesScreen.tsx',
    "state?.reason === 'service-needed' && (",
    'state === null && (',
  ],
  [
    'X-82',
    'apps/web/src/app/guards.tsx',
    '<Navigate to={paths.packages} replace state={state} />',
    '<Navigate to={paths.packages} replace />',
  ],
  [
    'X-85',
    'apps/web/src/features/payment/screen/usePaymentReturn.ts',
    "authStore.send({ type: 'profile.changed' });",
    '',
  ],
  [
    'X-85',
    'packages/machines/src/payment/paymentCallbackMachine.ts',
    "entry: 'refreshAccount',\n",
    '',
  ],
  [
    'X-86',
    'apps/web/src/shared/lists/listQueries.ts',
    '.filter(({ is_test: isTest }) => !isTest)',
    '',
  ],
  [
    'X-86',
    'apps/web/src/features/transactions/data/statusSigns.ts',
    "FAILED: { tone: 'danger', words: transactionsText.failed }",
    "FAILED: { tone: 'success', words: transactionsText.success }",
  ],
  ['X-86', `${dashboard}/NewestTransactions.tsx`, ' format="clock"', ''],
];
