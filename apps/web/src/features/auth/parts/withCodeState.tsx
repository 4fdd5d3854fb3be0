import { type ComponentType, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type CodeState, readCodeState } from '../account/codeState.ts';
import { makeNoticeState, type AuthNotice } from './authNotice.ts';

export interface CodeScreenProps {
  title: string;
  /** The recipient of the code. */
  sent: CodeState;
}

/**
 * Guards a screen that verifies a code: opened without a code that was sent, the
 * screen redirects to the page that sends one, with a notice (R-041, R-042, A13).
 */
export function withCodeState(
  Screen: ComponentType<CodeScreenProps>,
  elsewhere: { path: string; notice: AuthNotice },
) {
  return function CodeScreen({ title }: { title: string }) {
    const { state } = useLocation();
    const [sent] = useState(() => readCodeState(state));
    return sent === null ? (
      <Navigate to={elsewhere.path} replace state={makeNoticeState(elsewhere.notice)} />
    ) : (
      <Screen title={title} sent={sent} />
    );
  };
}
