import { Alert, Button } from '@nevisa/ui';
import { Component, type ReactNode } from 'react';
import { appText } from '../shared/text/appText.ts';

/** Catches what breaks inside one page, so that the rest of the application, and every text in it, lives on. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) {
      return this.props.children;
    }
    // Whatever broke, this must not: it asks for no code that has not come yet.
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
