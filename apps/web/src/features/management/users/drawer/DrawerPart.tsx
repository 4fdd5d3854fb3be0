import { Alert, Section, Skeleton } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { RetryButton } from '../../../../shared/lists/view/RetryButton.tsx';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import type { LoadedPart } from './useUserParts.ts';

export interface DrawerPartProps<Content> {
  heading: string;
  part: LoadedPart<Content>;
  children: (content: Content) => ReactNode;
}

/** A part of the drawer, or its placeholder: one that fails leaves the others as they are. */
export function DrawerPart<Content>({ heading, part, children }: DrawerPartProps<Content>) {
  const { content, failure, loading, retry } = part;
  return (
    <Section level={3} heading={heading}>
      {content !== null ? (
        children(content)
      ) : failure === null ? (
        <Skeleton lines={2} />
      ) : (
        <Alert
          tone="warning"
          actions={<RetryButton failure={failure} retrying={loading} onRetry={retry} />}
        >
          {[managementText.partNotLoaded, ...listFailureLines(failure)].join('\n')}
        </Alert>
      )}
    </Section>
  );
}
