import type { WholeConversation } from '@nevisa/api/types';
import type { Account } from '../fixtures/accounts.ts';
import { withoutText } from './historyText.ts';
import { refuse } from './refusal.ts';

/** @throws Refusal 403 and 409 when the conversation may not be changed, or was changed since `revision` */
export function openForWriting(
  account: Account,
  conversation: WholeConversation,
  revision: number,
): void {
  refuseUnsaved(account);
  refuseInTrash(conversation);
  if (conversation.revision !== revision) {
    throw refuse('revision_conflict', 'این متن جای دیگری تغییر کرده است.', {
      current: withoutText(conversation),
    });
  }
}

/** @throws Refusal 409 */
export function refuseInTrash({ deleted_at }: WholeConversation): void {
  if (deleted_at !== null) {
    throw refuse('in_trash', 'این نوشته در سطل زباله است.');
  }
}

/** @throws Refusal 403 while the person stores texts only on the own device */
export function refuseUnsaved({ nevisa_service_account: { configuration } }: Account): void {
  if (configuration?.save_transcriptions === false) {
    throw refuse('saving_off', 'نگهداری متن‌ها خاموش است.');
  }
}

/** @throws Refusal 409 for new text where a job is going to write */
export function refuseUnfinished({ status }: WholeConversation): void {
  if (status !== 'SUCCESS') {
    throw refuse('not_ready', 'متن این نوشته هنوز آماده نیست.');
  }
}
