import * as v from 'valibot';
import { bulkAnswerSchema } from '../history.ts';
import { nothingSchema } from '../schemas.ts';
import {
  discountBatchSchema,
  discountPreviewSchema,
  discountSchema,
  discountUsageSchema,
  wholeDiscountBatchSchema,
  wholeDiscountSchema,
} from './discount.ts';
import {
  discountActiveSchema,
  discountChangeSchema,
  discountDeletionSchema,
  discountDeletionsSchema,
  discountIdSchema,
  discountPreviewQuerySchema,
  discountQuerySchema,
  discountsActiveSchema,
  discountUsageQuerySchema,
  newDiscountSchema,
  newDiscountsSchema,
} from './discountPayloads.ts';
import { staffCall } from './staffCall.ts';
import { staffListQuery, staffPage } from './staffList.ts';

const path = (verb: string) => `/management/discount/${verb}`;
const batchQuery = v.object({ page: staffListQuery.page, page_size: staffListQuery.page_size });

/** The calls of discount codes (ADR-0077). Changes of one code answer with it; changes of many say of each whether they were made. */
export const discountCalls = {
  listDiscounts: staffCall(
    'GET',
    path('retrieve_all'),
    discountQuerySchema,
    staffPage(discountSchema),
  ),
  retrieveDiscount: staffCall('GET', path('retrieve'), discountIdSchema, wholeDiscountSchema),
  createDiscount: staffCall('POST', path('create'), newDiscountSchema, discountSchema),
  updateDiscount: staffCall('PUT', path('update'), discountChangeSchema, discountSchema),
  createDiscounts: staffCall(
    'POST',
    path('create_bulk'),
    newDiscountsSchema,
    wholeDiscountBatchSchema,
  ),
  setDiscountActive: staffCall('PUT', path('set_active'), discountActiveSchema, discountSchema),
  setDiscountsActive: staffCall(
    'PUT',
    path('set_active_many'),
    discountsActiveSchema,
    bulkAnswerSchema,
  ),
  deleteDiscount: staffCall('PUT', path('delete'), discountDeletionSchema, nothingSchema),
  deleteDiscounts: staffCall('PUT', path('delete_many'), discountDeletionsSchema, bulkAnswerSchema),
  listDiscountUsages: staffCall(
    'GET',
    path('usages'),
    discountUsageQuerySchema,
    staffPage(discountUsageSchema),
  ),
  previewDiscount: staffCall(
    'GET',
    path('preview'),
    discountPreviewQuerySchema,
    discountPreviewSchema,
  ),
  listDiscountBatches: staffCall(
    'GET',
    path('batches'),
    batchQuery,
    staffPage(discountBatchSchema),
  ),
  retrieveDiscountBatch: staffCall(
    'GET',
    path('batch'),
    discountIdSchema,
    wholeDiscountBatchSchema,
  ),
} as const;
