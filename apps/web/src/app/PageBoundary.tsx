import { Alert, Button } from '@nevisa/ui';
import { Component, type ReactNode } from 'react';
import { appText } from '../shared/text/appText.ts';

/** Catches the errors of one page, so that the rest of the app and every transcript survive. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) {
      return this.props.children;
    }
    // The fallback imports only code that is already loaded.
    return (
      <Alert
        role="alert"
        tone="danger"
        actions={
          <Button
            size="small"
            onClick={() => {
              window.location.reload();
            }}
          >
            {appText.reload}
          </Button>
        }
      >
        {appText.unexpected}
      </Alert>
    );
  }
}
