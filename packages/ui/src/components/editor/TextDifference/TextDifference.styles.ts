import { css, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, radius, size, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  min-inline-size: 0;
  font-size: ${font.size.md};
  line-height: ${font.line.text};
`;

export const Measured = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Same = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

const sides = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
`;

export const Titles = styled.div`
  ${sides}
  padding-block-end: ${space[2]};
  border-block-end: 1px solid ${color.border};
`;

export const Title = styled.h3`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
`;

export const Row = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: start;
  min-inline-size: 0;
  border-radius: ${radius.control};

  /* The box is centred on the first line; its target is higher than the line. */
  > label {
    margin-block: calc((${font.line.text} * 1em - ${size.target}) / 2);
  }

  /* The text of a paragraph without a box begins where the others do. */
  &[data-indented='true'] {
    padding-inline-start: calc(${size.target} - ${space[3]} + ${space[1]});
  }
`;

export const Sides = styled.div`
  ${sides}
  flex: 1;
  min-inline-size: 0;
`;

export const Text = styled.p`
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const mark = css`
  padding-block: 1px;
  border-radius: 4px;
  box-decoration-break: clone;
  text-decoration-thickness: 2px;
`;

/* The underline marks an insertion without colour. */
export const Added = styled.ins`
  ${mark}
  background: ${color.successSoft};
  color: ${color.onSuccessSoft};
  text-decoration-line: underline;
  text-underline-offset: 0.35em;
`;

/* The line through it marks a deletion without colour. */
export const Removed = styled.del`
  ${mark}
  background: ${color.dangerSoft};
  color: ${color.onDangerSoft};
  text-decoration-line: line-through;
  text-decoration-thickness: 1.5px;
`;

/** A word that replaces another one keeps a distance from it, and its letters do not join those of the other. */
export const Marks = styled.span`
  > del + ins,
  > ins + del {
    margin-inline-start: ${space[1]};

    &::before {
      content: '\\200C';
    }
  }
`;

export const Kind = styled.span`
  ${visuallyHidden}
  user-select: none; /* a copied paragraph has the words of the texts only */
`;

export const Fold = styled.details`
  &::details-content {
    display: grid;
    gap: ${space[3]};
  }

  &[open]::details-content {
    padding-block-start: ${space[3]};
  }
`;

export const FoldLine = styled.summary`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${size.target};
  padding-inline: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
  }

  [open] > & > svg {
    transform: scaleY(-1);
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
