import type * as v from 'valibot';
import type { AnswerOf, PayloadOf } from './defineCall.ts';
import type { configurationSchema } from './configuration.ts';
import type { diarizations, fileFailureReasons } from './files/files.ts';
import type { Contract } from './fullContract.ts';
import type {
  conversationSchema,
  segmentSchema,
  speakerSchema,
  versionSchema,
  savedConversationSchema,
  wholeConversationSchema,
  wholeVersionSchema,
  wordSchema,
} from './history.ts';
import type { legacyClientMessageSchema, legacyServerMessageSchema } from './legacySocket.ts';
import type { invoicePartySchema, invoiceSchema } from './invoice.ts';
import type {
  analyticsComparisons,
  analyticsGranularities,
  analyticsMetrics,
} from './management/analytics.ts';
import type { auditActions, auditKinds, auditRowSchema } from './management/audit.ts';
import type { staffUserSchema } from './management/users.ts';
import type {
  adminMessageSchema,
  adminMessageStates,
  audienceKinds,
  messageReportSchema,
  recipientSchema,
} from './management/adminMessages.ts';
import type {
  discountSchema,
  discountStatuses,
  discountUsageSchema,
} from './management/discount.ts';
import type {
  discountSumsSchema,
  orderSchema,
  pendingOrderSchema,
  sumsSchema,
} from './purchase.ts';
import type {
  idSchema,
  messageSchema,
  serviceAccountSchema,
  serviceRecordSchema,
  serviceSchema,
  signedInUserSchema,
  transactionSchema,
  userSchema,
} from './schemas.ts';

/** The types of the contract without its code: all that machines may import of the server. */

/** An id of the server in its JSON type; compare with `isSameId`. */
export type Id = v.InferOutput<typeof idSchema>;
export type User = v.InferOutput<typeof userSchema>;
export type ProfileChange = PayloadOf<Contract['updateProfile']>;
export type ContactPayload = PayloadOf<Contract['addContact']>;
export type SignedInUser = v.InferOutput<typeof signedInUserSchema>;
export type ServiceAccount = v.InferOutput<typeof serviceAccountSchema>;
export type Service = v.InferOutput<typeof serviceSchema>;
export type Transaction = v.InferOutput<typeof transactionSchema>;
export type Invoice = v.InferOutput<typeof invoiceSchema>;
export type InvoiceParty = v.InferOutput<typeof invoicePartySchema>;
export type ServiceRecord = v.InferOutput<typeof serviceRecordSchema>;
export type DiscountSums = v.InferOutput<typeof discountSumsSchema>;
export type Order = v.InferOutput<typeof orderSchema>;
export type PendingOrder = v.InferOutput<typeof pendingOrderSchema>;
export type Sums = v.InferOutput<typeof sumsSchema>;
export type PurchaseStart = PayloadOf<Contract['startPurchase']>;
export type StartedPurchase = AnswerOf<Contract['startPurchase']>;
export type Message = v.InferOutput<typeof messageSchema>;
export type Conversation = v.InferOutput<typeof conversationSchema>;
export type WholeConversation = v.InferOutput<typeof wholeConversationSchema>;
export type SavedConversation = v.InferOutput<typeof savedConversationSchema>;
export type ConversationSegment = v.InferOutput<typeof segmentSchema>;
export type ConversationWord = v.InferOutput<typeof wordSchema>;
export type Speaker = v.InferOutput<typeof speakerSchema>;
export type ConversationVersion = v.InferOutput<typeof versionSchema>;
export type WholeVersion = v.InferOutput<typeof wholeVersionSchema>;
export type HistoryQuery = PayloadOf<Contract['listHistory']>;
export type HistoryPage = AnswerOf<Contract['listHistory']>;
export type HistoryPatch = PayloadOf<Contract['patchHistory']>;
export type SegmentChange = HistoryPatch['changes'][number];
export type BulkAnswer = AnswerOf<Contract['deleteHistory']>;
export type UsageSummary = AnswerOf<Contract['getUsageSummary']>;

export type FilePart = PayloadOf<Contract['sendFilePart']>;
export type ReceivedFile = AnswerOf<Contract['sendFilePart']>;
export type FileProgress = AnswerOf<Contract['retrieveFileProgress']>;
export type FileFailureReason = (typeof fileFailureReasons)[number];
export type Diarization = (typeof diarizations)[number];

export type AdminMessage = v.InferOutput<typeof adminMessageSchema>;
export type AdminMessageState = (typeof adminMessageStates)[number];
export type AudienceKind = (typeof audienceKinds)[number];
export type MessageReport = v.InferOutput<typeof messageReportSchema>;
export type Recipient = v.InferOutput<typeof recipientSchema>;
export type StaffUser = v.InferOutput<typeof staffUserSchema>;
export type StaffServiceRecord = NonNullable<
  StaffUser['nevisa_service_account']['current_service_record']
>;
export type UserQuery = PayloadOf<Contract['listUsers']>;
export type UserPage = AnswerOf<Contract['listUsers']>;
export type UserUsage = AnswerOf<Contract['getUserUsage']>;
export type UserSessions = AnswerOf<Contract['listUserSessions']>;
export type UserChange = PayloadOf<Contract['updateUser']>;
export type AuditRow = v.InferOutput<typeof auditRowSchema>;
export type AuditChange = AuditRow['changes'][number];
export type AuditAction = (typeof auditActions)[number];
export type AuditKind = (typeof auditKinds)[number];
export type AuditQuery = PayloadOf<Contract['listAudit']>;
export type AuditPage = AnswerOf<Contract['listAudit']>;

export type AnalyticsComparison = (typeof analyticsComparisons)[number];
export type AnalyticsMetric = (typeof analyticsMetrics)[number];
export type AnalyticsGranularity = (typeof analyticsGranularities)[number];
export type AnalyticsSummary = AnswerOf<Contract['summarizeAnalytics']>;
export type AnalyticsFigure = AnalyticsSummary[AnalyticsMetric];
export type AnalyticsSeries = AnswerOf<Contract['listAnalyticsSeries']>;
export type ServiceMix = AnswerOf<Contract['listServiceMix']>;
export type TopDiscounts = AnswerOf<Contract['listTopDiscounts']>;
export type Discount = v.InferOutput<typeof discountSchema>;
export type DiscountStatus = (typeof discountStatuses)[number];
export type DiscountUsage = v.InferOutput<typeof discountUsageSchema>;
export type WholeDiscount = AnswerOf<Contract['retrieveDiscount']>;
export type DiscountPage = AnswerOf<Contract['listDiscounts']>;
export type DiscountPreview = AnswerOf<Contract['previewDiscount']>;
export type DiscountBatch = AnswerOf<Contract['listDiscountBatches']>['results'][number];

export type Configuration = v.InferOutput<typeof configurationSchema>;
export type ConfigurationChange = PayloadOf<Contract['setConfig']>;

export type LoginPayload = PayloadOf<Contract['login']>;
export type GoogleCredentialPayload = PayloadOf<Contract['verifyGoogleCredential']>;
/** Messages of the older protocol, to and from the service. */
export type LegacyClientMessage = v.InferOutput<typeof legacyClientMessageSchema>;
export type LegacyServerMessage = v.InferOutput<typeof legacyServerMessageSchema>;
export type LiveSessionAnswer = AnswerOf<Contract['createLiveSession']>;

export type { Failure, Outcome } from './failures.ts';
export type { QueuedRevision, SavedPlace, SaveOutcome } from './queuedRevision.ts';
export type { Role, RoleGroup } from './roles.ts';
