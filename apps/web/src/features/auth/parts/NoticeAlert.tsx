import { Alert, LiveRegion } from '@nevisa/ui';
import { useLocation } from 'react-router-dom';
import { readNotice } from './authNotice.ts';

/** Shows the reason of a redirect. */
export function NoticeAlert() {
  const notice = readNotice(useLocation().state);
  return (
    <LiveRegion>{notice !== null && <Alert tone={notice.tone}>{notice.text}</Alert>}</LiveRegion>
  );
}
