import { Button, ErrorPage, NotAllowedDrawing } from '@nevisa/ui';
import { Component, type ReactNode } from 'react';
import { appText } from './text/appText.ts';

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
    return (
      <ErrorPage
        drawing={<NotAllowedDrawing />}
        heading={appText.unexpected}
        action={
          <Button
            variant="primary"
            onClick={() => {
              window.location.reload();
            }}
          >
            {appText.reload}
          </Button>
        }
      />
    );
  }
}
