import type { Backend } from '@nevisa/mocks/backend';

/** The id of the interview with words and sound in the history of Sara, which `fillHistory` has made. */
export function findInterview(backend: Backend): string {
  const interview = backend
    .account('sara')
    .conversations.find(({ client_id }) => client_id?.startsWith('interview-of-') === true);
  return String(interview?.id);
}
