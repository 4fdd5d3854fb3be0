export { messageComposeMachine } from './messageComposeMachine.ts';
export {
  differingValues,
  emptyMessage,
  isSameMessage,
  joinIds,
  mostRecipients,
  problemsNow,
  serverNow,
} from './messageComposeParts.ts';
export type {
  CodeCheck,
  ComposeContext,
  ComposeEmitted,
  ComposeEvent,
  ComposeInput,
  ComposeTag,
  CountResult,
  KeptMessage,
  MessageAudience,
  MessageField,
  MessageProblem,
  MessageProblems,
  MessageValues,
  SavedMessage,
  SaveInput,
  SaveResult,
  SendInput,
  SendResult,
} from './messageComposeTypes.ts';
export { bulkActionMachine } from './bulkActionMachine.ts';
export type {
  BulkActionContext,
  BulkActionOutcome,
  BulkActionResult,
  BulkCommand,
} from './bulkActionTypes.ts';
