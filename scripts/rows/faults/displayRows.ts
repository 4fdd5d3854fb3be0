import type { RowFault } from '../rowFault.ts';

const sample = 'apps/web/src/features/settings/screen/sample';
const dashboard = 'apps/web/src/features/dashboard';

/** Faults of the rows on the display of settings, search, packages and payments. */
export const displayFaults: RowFault[] = [
  {
    row: 'X-52',
    file: `${sample}/Sample.tsx`,
    from: 'speak(currentTarget.value);',
    to: 'void currentTarget.value;',
  },
  {
    row: 'X-52',
    file: `${sample}/useSample.ts`,
    from: '[spoken, writing, writer]);',
    to: '[spoken, writer]);',
  },
  {
    row: 'X-53',
    file: 'apps/web/src/shared/appearance/appearanceStore.ts',
    from: "root.dataset['textSize'] = size;\n",
    to: '',
  },
  {
    row: 'X-53',
    file: 'apps/web/src/features/settings/screen/groups/DisplaySettings.tsx',
    from: 'appearance.chooseLineSpacing(spacing);',
    to: 'void spacing;',
  },
  {
    row: 'X-53',
    file: 'apps/web/src/features/dictation/workspace/openTranscript.ts',
    from: 'this.#insertion.follow(atEnd && recording);',
    to: 'this.#insertion.follow(atEnd && !recording);',
  },
  {
    row: 'X-71',
    file: 'apps/web/src/shared/shell/SupportPhone.tsx',
    from: '<Ltr>{shown}</Ltr>',
    to: '{shown}',
  },
  {
    row: 'X-71',
    file: 'apps/web/src/features/auth/sign-up/Invitation.tsx',
    from: '<Ltr>{code}</Ltr>',
    to: '{code}',
  },
  {
    row: 'X-71',
    file: 'packages/ui/src/components/text/Ltr/Ltr.tsx',
    from: '<S.Root {...rest} dir="ltr">',
    to: '<S.Root {...rest}>',
  },
  {
    row: 'X-75',
    file: 'packages/writing/src/fold.ts',
    from: '/[\\s\\u200B-\\u200F\\u00AD\\u2066-\\u2069]/g',
    to: '/[\\s\\u200B\\u200D-\\u200F\\u00AD\\u2066-\\u2069]/g',
  },
  {
    row: 'X-75',
    file: 'packages/writing/src/fold.ts',
    from: "toLatinDigits(text.normalize('NFKC'))",
    to: "text.normalize('NFKC')",
  },
  {
    row: 'X-75',
    file: 'packages/writing/src/fold.ts',
    from: '/[\\u064B-\\u065F\\u0670\\u0640]/g',
    to: '/[\\u064B-\\u0650\\u0670\\u0640]/g',
  },
  {
    row: 'X-75',
    file: 'packages/ui/src/components/fields/ComboBox/ComboBox.tsx',
    from: 'defaultFilter: matchesPersian',
    to: 'defaultFilter: (text: string, typed: string) => text.includes(typed)',
  },
  {
    row: 'X-80',
    file: 'apps/web/src/features/packages/packagesOnSale.ts',
    from: 'ofSite.length > 0 ? ofSite : sold',
    to: 'ofSite',
  },
  {
    row: 'X-80',
    file: 'apps/web/src/features/packages/packagesOnSale.ts',
    from: '!service.is_for_telegram',
    to: 'service.is_for_telegram !== null',
  },
  {
    row: 'X-80',
    file: 'apps/web/src/features/packages/packagesOnSale.ts',
    from: 'fill(packagesText.hours, { n: formatNumber(hours) })',
    to: 'formatNumber(hours)',
  },
  {
    row: 'X-81',
    file: 'apps/web/src/shared/shell/credit.ts',
    from: 'Math.min(1, left / total)',
    to: 'Math.min(1, 1 - left / total)',
  },
  {
    row: 'X-81',
    file: `${dashboard}/PackageCard.tsx`,
    from: 'total: durationText(total),',
    to: 'total: durationText(left),',
  },
  {
    row: 'X-81',
    file: `${dashboard}/PackageCard.tsx`,
    from: 'current_service_record?.end_time',
    to: 'current_service_record?.start_time',
  },
  {
    row: 'X-82',
    file: 'apps/web/src/features/packages/PackagesScreen.tsx',
    from: "state?.reason === 'service-needed' && (",
    to: 'state === null && (',
  },
  {
    row: 'X-82',
    file: 'apps/web/src/app/guards.tsx',
    from: '<Navigate to={paths.packages} replace state={state} />',
    to: '<Navigate to={paths.packages} replace />',
  },
  {
    row: 'X-85',
    file: 'apps/web/src/features/payment/screen/usePaymentReturn.ts',
    from: "authStore.send({ type: 'profile.changed' });",
    to: '',
  },
  {
    row: 'X-85',
    file: 'packages/machines/src/payment/paymentCallbackMachine.ts',
    from: "entry: 'refreshAccount',\n",
    to: '',
  },
  {
    row: 'X-86',
    file: 'apps/web/src/shared/lists/listQueries.ts',
    from: '.filter(({ is_test: isTest }) => !isTest)',
    to: '',
  },
  {
    row: 'X-86',
    file: 'apps/web/src/features/transactions/data/statusSigns.ts',
    from: "FAILED: { tone: 'danger', words: transactionsText.failed }",
    to: "FAILED: { tone: 'success', words: transactionsText.success }",
  },
  { row: 'X-86', file: `${dashboard}/NewestTransactions.tsx`, from: ' format="clock"', to: '' },
];
