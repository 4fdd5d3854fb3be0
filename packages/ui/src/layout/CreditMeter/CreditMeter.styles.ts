import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.styles.ts';
import { color } from '../../tokens/color.ts';
import { topBarContainer } from '../TopBar/TopBar.styles.ts';
import { font, radius, space } from '../../tokens/scales.ts';

/** In rem, so that large text hides the words as early as a narrow window. */
const narrowBar = `@container ${topBarContainer} (inline-size < 40rem)`;

export const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-inline: ${space[2]};

  ${narrowBar} {
    position: relative;
    padding-inline: ${space[1]};
  }
`;

const words = css`
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  line-height: ${font.line.control};
  white-space: nowrap;
`;

export const Label = styled.span`
  ${words}

  ${narrowBar} {
    ${visuallyHidden}
  }
`;

export const Short = styled.span`
  ${words}
  display: none;

  ${narrowBar} {
    display: block;
    max-inline-size: 92px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Track = styled.span`
  display: block;
  min-inline-size: ${space[8]};
  block-size: 4px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surfacePressed};

  &[data-low='true'] {
    --_level: ${color.warningText};
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const Level = styled.span`
  display: block;
  block-size: 100%;
  border-radius: inherit;
  background: var(--_level, ${color.accentMark});

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
