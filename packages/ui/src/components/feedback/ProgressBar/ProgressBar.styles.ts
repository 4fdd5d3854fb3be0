import { css, keyframes, styled } from 'styled-components';
import { percentContext } from '../../text/Percent/Percent.styles.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';
import { color } from '../../../tokens/color.ts';
import { font, radius, space } from '../../../tokens/scales.ts';

export const Root = styled.div`
  --_level: ${color.accentMark};

  position: relative;
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  &[data-tone='success'] {
    --_level: ${color.successText};
  }

  &[data-tone='danger'] {
    --_level: ${color.dangerText};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

export const Label = styled.label`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  ${percentContext}

  min-inline-size: 0;
  color: ${color.textQuiet};
`;

const pass = keyframes`
  from { background-position: 100% 0; }
  to { background-position: 0% 0; }
`;

const level = css`
  border-radius: ${radius.round};
  background: var(--_level);
`;

export const Bar = styled.progress`
  display: block;
  inline-size: 100%;
  block-size: 6px;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background-color: ${color.surfacePressed};
  appearance: none;

  &::-webkit-progress-bar {
    background: none;
  }

  &::-webkit-progress-value {
    ${level}
  }

  &::-moz-progress-bar {
    ${level}
  }

  &:indeterminate {
    background-image: linear-gradient(
      90deg,
      transparent 44%,
      var(--_level) 44% 56%,
      transparent 56%
    );
    background-size: 300% 100%; /* three times the width, so that the middle third can move from side to side */
    animation: ${pass} 1.4s linear infinite;

    &::-moz-progress-bar {
      background: none;
    }
  }

  /* Without motion a dashed line shows the indeterminate state. */
  @media (prefers-reduced-motion: reduce) {
    &:indeterminate {
      background-image: repeating-linear-gradient(90deg, var(--_level) 0 8px, transparent 8px 16px);
      background-size: auto;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    --_level: Highlight;
    outline: 1px solid CanvasText;
    background-color: Canvas;
    forced-color-adjust: none;
  }
`;
