import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { makeBrandTheme } from '../makeBrandTheme.ts';
import { type Look, wearLook } from '../decorators/look.ts';
import { readLook } from './docsLook.ts';
import type { DocsFrameProps } from './lazyDocs.tsx';
import './docs.css';

/**
 * The frame of every docs page: English prose from left to right in the colours of the
 * chosen theme. The document keeps the direction of the product, because what a story opens
 * in a layer of its own is outside this frame; stories set theirs (decorators/withLook.tsx).
 */
export function DocsFrame({ context, children }: DocsFrameProps) {
  const look = useLook(context.channel);
  const theme = useMemo(() => makeBrandTheme(look.theme, look.scheme), [look.theme, look.scheme]);
  useLayoutEffect(() => wearLook(look), [look]);
  return (
    <div className="nevisa-docs" dir="ltr" lang="en">
      <DocsContainer context={context} theme={theme}>
        {children}
      </DocsContainer>
    </div>
  );
}

function useLook(channel: DocsFrameProps['context']['channel']): Look {
  const [look, setLook] = useState(() => readLook(channel));
  useEffect(() => {
    const read = () => setLook(readLook(channel));
    channel.on('globalsUpdated', read);
    return () => channel.off('globalsUpdated', read);
  }, [channel]);
  return look;
}
