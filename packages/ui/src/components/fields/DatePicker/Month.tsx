import { toCalendar } from '@internationalized/date';
import { use } from 'react';
import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarStateContext,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { text } from '../../../foundations/text.ts';
import { formatMonth } from '../../../persian/date.ts';
import { ChevronBackIcon, ChevronForwardIcon } from '../../media/Icon/controlIcons.ts';
import { persianCalendar } from './isoDate.ts';
import * as S from './Month.styles.ts';

export interface MonthProps {
  /** Draws the days between both ends as one band. */
  span?: boolean;
}

/** The displayed month with its days, inside a react-aria calendar. */
export function Month({ span = false }: MonthProps) {
  return (
    <>
      <S.Header>
        <S.PageButton slot="previous" aria-label={text.date.previousMonth}>
          <ChevronBackIcon />
        </S.PageButton>
        <MonthTitle />
        <S.PageButton slot="next" aria-label={text.date.nextMonth}>
          <ChevronForwardIcon />
        </S.PageButton>
      </S.Header>
      <S.Grid weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <S.WeekDay>{day}</S.WeekDay>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <S.Day date={date} data-span={span ? '' : undefined} />}
        </CalendarGridBody>
      </S.Grid>
    </>
  );
}

// `Intl` puts the year before the month in Persian. The calendar itself has the accessible name.
function MonthTitle() {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const start = (single ?? range)?.visibleRange.start;
  return <S.Title aria-hidden>{start && formatMonth(toCalendar(start, persianCalendar))}</S.Title>;
}
