import { styled } from 'styled-components';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { shortWindow } from '../../foundations/shortWindow.ts';
import { breakpoint, font, layer, measure, space } from '../../tokens/scales.ts';
import { sheetWidth } from './EditorLayout.styles.ts';

export const Root = styled.fieldset`
  position: sticky;
  inset-block-start: ${measure.topBar};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: ${sheetWidth};
  margin-inline: auto;
  padding-block: ${space[1]};
  padding-inline: ${space[2]} 0;
  background: ${color.surface};

  @media ${shortWindow} {
    position: static;
  }

  ${notPrinted}
`;

export const State = styled.div`
  flex: 1 0 9em;
  min-block-size: calc(
    ${font.line.control} * 1em
  ); /* the line of the first save is reserved: the sheet does not move */
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;

  @media (width < ${breakpoint.phone}) {
    max-inline-size: 100%;
    margin-inline-end: calc(-1 * ${space[1]});

    /* Seven tools are wider than the narrowest phones. */
    > button {
      flex-shrink: 1;
      min-inline-size: 0;
    }
  }
`;
