import { Alert, Button, Section, Skeleton } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { useAskedWait } from '../../../../shared/lists/view/useAskedWait.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
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
  const isWaiting = useAskedWait(failure);
  return (
    <Section level={3} heading={heading}>
      {content !== null ? (
        children(content)
      ) : failure === null ? (
        <Skeleton lines={2} />
      ) : (
        <Alert
          tone="warning"
          actions={
            <Button size="small" variant="secondary" busy={loading || isWaiting} onClick={retry}>
              {commonText.retry}
            </Button>
          }
        >
          {[managementText.partNotLoaded, ...listFailureLines(failure)].join('\n')}
        </Alert>
      )}
    </Section>
  );
}
