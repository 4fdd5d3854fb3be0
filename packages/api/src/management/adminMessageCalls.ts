import * as v from 'valibot';
import type { Call } from '../defineCall.ts';
import { bulkAnswerSchema } from '../history.ts';
import { changedRecord, nothingSchema } from '../schemas.ts';
import {
  adminMessageChangeSchema,
  adminMessageIdSchema,
  adminMessagesQuerySchema,
  audiencePayload,
  findRecipientsSchema,
  messageBulkSchema,
  newAdminMessageSchema,
  sendMessageSchema,
} from './adminMessagePayloads.ts';
import {
  adminMessageSchema,
  audienceCountSchema,
  codeStatusSchema,
  messageReportSchema,
  readAdminMessageSchema,
  recipientsSchema,
} from './adminMessages.ts';
import { defineStaffCall } from './defineStaffCall.ts';
import { staffPage } from './staffList.ts';

const changedMessage = changedRecord(readAdminMessageSchema);

/** The calls of the messages of administration, in the order of the contract's section 7. */
export const adminMessageCalls = {
  listAdminMessages: message(
    'GET',
    'retrieve_all',
    adminMessagesQuerySchema,
    staffPage(adminMessageSchema),
  ),
  retrieveAdminMessage: message('GET', 'retrieve', adminMessageIdSchema, readAdminMessageSchema),
  createAdminMessage: message('POST', 'create', newAdminMessageSchema, readAdminMessageSchema),
  updateAdminMessage: message('PUT', 'update', adminMessageChangeSchema, readAdminMessageSchema),
  countAudience: message(
    'POST',
    'audience_count',
    v.object({ audience: audiencePayload }),
    audienceCountSchema,
  ),
  sendAdminMessage: message('POST', 'send', sendMessageSchema, changedMessage),
  sendTestMessage: message('POST', 'send_test', adminMessageIdSchema, nothingSchema),
  cancelAdminMessage: message('PUT', 'cancel', adminMessageIdSchema, changedMessage),
  retractAdminMessage: message('PUT', 'retract', adminMessageIdSchema, changedMessage),
  reportAdminMessage: message('GET', 'report', adminMessageIdSchema, messageReportSchema),
  changeAdminMessages: message('PUT', 'bulk', messageBulkSchema, bulkAnswerSchema),
  findRecipients: message('POST', 'find_recipients', findRecipientsSchema, recipientsSchema),
  checkMessageCode: message('POST', 'check_code', v.object({ code: v.string() }), codeStatusSchema),
} as const;

function message<Payload extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: Call<Payload, Answer>['method'],
  verb: string,
  payload: Payload,
  answer: Answer,
): Call<Payload, Answer> {
  return defineStaffCall(method, `/communication/message/admin/${verb}`, payload, answer);
}
