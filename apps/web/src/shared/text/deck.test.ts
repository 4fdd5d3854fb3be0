import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { a11yText } from './a11yText.ts';
import { commonText, specText, unitText } from './commonText.ts';
import { timeText } from './timeText.ts';
import { accountText } from './accountText.ts';
import { addedHistoryText } from './addedHistoryText.ts';
import { failedFileText } from './failedFileText.ts';
import { addedText } from './addedText.ts';
import { adminMessageListWords } from './adminMessageListWords.ts';
import { adminMessagesText } from './adminMessagesText.ts';
import { adminMessageWords } from './adminMessageWords.ts';
import { analyticsAddedText } from './analyticsAddedText.ts';
import { analyticsText } from './analyticsText.ts';
import { appText } from './appText.ts';
import { changePasswordText } from './changePasswordText.ts';
import { checkoutText } from './checkoutText.ts';
import { commandsText } from './commandsText.ts';
import { dashboardText } from './dashboardText.ts';
import { dayText } from './dayText.ts';
import { downloadText } from './downloadText.ts';
import { discountsText } from './discountsText.ts';
import { checkoutWords } from './checkoutWords.ts';
import { discountWords } from './discountWords.ts';
import { editingText } from './editingText.ts';
import { editorText } from './editorText.ts';
import { errorText } from './errorText.ts';
import { exportText } from './exportText.ts';
import { commonFilesText, filesText, historyFilesText } from './filesText.ts';
import { forgotText } from './forgotText.ts';
import { historyText } from './historyText.ts';
import { invoiceText } from './invoiceText.ts';
import { listText } from './listText.ts';
import { liveText } from './liveText.ts';
import { managementText } from './managementText.ts';
import { messagesText } from './messagesText.ts';
import { navText } from './navText.ts';
import { percentText, signedPercentText } from './percentText.ts';
import { recordText } from './recordText.ts';
import { profileText } from './profileText.ts';
import { packagesText } from './packagesText.ts';
import { paymentText } from './paymentText.ts';
import { reviewText } from './reviewText.ts';
import { settingsText } from './settingsText.ts';
import { soundText } from './soundText.ts';
import { spokenWordText } from './spokenWordText.ts';
import { signinText } from './signinText.ts';
import { startText } from './startText.ts';
import { signupText, termsText } from './signupText.ts';
import { titleText } from './titleText.ts';
import { transactionsText } from './transactionsText.ts';
import { updateText } from './updateText.ts';
import { uploadStatusText } from './uploadStatusText.ts';
import { usersText } from './usersText.ts';
import { verifyText } from './verifyText.ts';

const deck = JSON.parse(
  readFileSync(new URL('../../../../../docs/copy.fa.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const sections = {
  a11y: { ...a11yText, ...signedPercentText },
  adminMessages: adminMessagesText,
  analytics: analyticsText,
  app: { ...appText, ...updateText },
  changePassword: changePasswordText,
  checkout: checkoutText,
  commands: commandsText,
  common: { ...commonText, ...dayText, ...recordText, ...commonFilesText },
  dashboard: dashboardText,
  discounts: discountsText,
  editor: editorText,
  error: errorText,
  export: exportText,
  forgot: forgotText,
  history: { ...historyText, ...historyFilesText },
  live: liveText,
  messages: messagesText,
  nav: navText,
  packages: packagesText,
  payment: paymentText,
  profile: profileText,
  settings: settingsText,
  signin: signinText,
  signup: signupText,
  spec: specText,
  terms: termsText,
  time: timeText,
  transactions: transactionsText,
  unit: { ...unitText, ...percentText },
  users: usersText,
  verify: verifyText,
};

describe('the texts', () => {
  it.each(Object.entries(sections))('the texts of %s equal the deck', (section, texts) => {
    const inDeck = Object.fromEntries(
      Object.keys(texts).map((key) => [key, deck[`${section}.${key}`]]),
    );
    expect(texts).toEqual(inDeck);
  });

  it('the titles equal the deck', () => {
    const inDeck = Object.fromEntries(
      Object.keys(titleText).map((key) => [key, deck[`${key}.title`]]),
    );
    expect(titleText).toEqual(inDeck);
  });

  const added = [
    accountText,
    addedText,
    addedHistoryText,
    failedFileText,
    analyticsAddedText,
    checkoutWords,
    discountWords,
    downloadText,
    editingText,
    filesText,
    invoiceText,
    managementText,
    reviewText,
    spokenWordText,
    startText,
    uploadStatusText,
  ].flatMap((texts) => Object.values<string>(texts));

  it('the added texts are not in the deck', () => {
    const known = new Set(Object.values(deck));
    expect(added.filter((text) => known.has(text))).toEqual([]);
  });

  const others = [adminMessageListWords, adminMessageWords, listText, soundText].flatMap((texts) =>
    Object.values<string>(texts),
  );

  // «لینک», «شمسی», «نگهداری», «انتخاب», «این‌جا» and «ابتدا» are the words of the deck.
  it.each([
    /پیوند/u,
    /جلالی/u,
    /نگه\u200Cداری/u,
    /برگزی/u,
    /(?<![\p{L}\u200C])اینجا/u,
    /نخست (?:آن|یکی)/u,
  ])('no added text has another word than the deck: %s', (word) => {
    expect([...added, ...others].filter((text) => word.test(text))).toEqual([]);
  });

  it('R-071, R-103, R-230, R-237: the texts of the specification are exact', () => {
    expect(specText).toEqual({
      required: 'این فیلد الزامی است',
      network: 'خطا در شبکه',
      wrongCode: 'کد وارد شده صحیح نیست',
    });
  });
});
