import type { Contract, PayloadOf } from '@nevisa/api';
import { longestMessage, mostRecipients } from '@nevisa/api/management';
import { Refusal } from '../refusal.ts';

type Content = Omit<PayloadOf<Contract['updateAdminMessage']>, 'id' | 'revision'>;

/** How far ahead a message is scheduled at least, in ms. */
const shortestAhead = 300_000;
/** The longest text of a draft, in characters: far more than can be sent. */
const longestDraft = 50_000;

const letters = new Intl.Segmenter('fa', { granularity: 'grapheme' });

export interface ContentRules {
  now: number;
  /** Whether a discount code can be used at this moment. */
  isGoodCode: (code: string) => boolean;
}

/** @throws Refusal 400 for a draft that cannot be stored; it may be incomplete */
export function checkDraft({ title, text, link, audience }: Content): void {
  throwErrors({
    ...(Math.max(title.length, text.length) > longestDraft && { text: 'این متن بسیار بلند است.' }),
    ...((link ?? '').length > 2_000 && { link: 'این لینک بسیار بلند است.' }),
    ...((audience.user_ids ?? []).length > mostRecipients && {
      audience: 'بیش از ۲۰٬۰۰۰ گیرنده پذیرفته نمی‌شود.',
    }),
  });
}

/** @throws Refusal 400 for a message that cannot be sent at its time: with all invalid fields */
export function checkSendable(content: Content, rules: ContentRules): void {
  const { title, text, link, discount_code: code, audience } = content;
  throwErrors({
    ...textError('title', title, longestMessage.title),
    ...textError('text', text, longestMessage.text),
    ...(link !== null && !isLink(link) && { link: 'این لینک پذیرفته نمی‌شود.' }),
    ...(code !== null && !rules.isGoodCode(code) && { discount_code: 'این کد تخفیف معتبر نیست.' }),
    ...(audience.kind === 'USERS' &&
      (audience.user_ids ?? []).length === 0 && { audience: 'حداقل یک گیرنده انتخاب کنید.' }),
    ...timeErrors(content, rules.now),
  });
}

function textError(field: string, text: string, longest: number): Record<string, string> {
  if (text.trim() === '') {
    return { [field]: 'این فیلد لازم است.' };
  }
  const count = [...letters.segment(text.trim())].length;
  return count > longest ? { [field]: `حداکثر ${longest.toLocaleString('fa')} نویسه.` } : {};
}

// A page of the app, or https; a client shows no other.
function isLink(link: string): boolean {
  return /^https:\/\/[^\s/@]+\.[^\s/@]+(?:\/\S*)?$/i.test(link) || /^\/(?![/\\])\S*$/.test(link);
}

function timeErrors(content: Content, now: number): Record<string, string> {
  const send = content.state === 'SCHEDULED' ? Date.parse(content.send_at ?? '') : now;
  const expiry = content.expires_at === null ? Infinity : Date.parse(content.expires_at);
  if (Number.isNaN(send)) {
    return { send_at: 'زمان ارسال را کامل کنید.' };
  }
  return {
    ...(content.state === 'SCHEDULED' &&
      send < now + shortestAhead && {
        send_at: send <= now ? 'زمان ارسال گذشته است.' : 'زمان ارسال باید دست‌کم ۵ دقیقه بعد باشد.',
      }),
    ...(expiry <= send && { expires_at: 'پایان نمایش باید پس از زمان ارسال باشد.' }),
  };
}

function throwErrors(errors: Readonly<Record<string, string>>): void {
  const fields = Object.entries(errors);
  if (fields.length > 0) {
    throw new Refusal(400, Object.fromEntries(fields.map(([field, text]) => [field, [text]])));
  }
}
