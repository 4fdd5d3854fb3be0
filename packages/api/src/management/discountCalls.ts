import * as v from 'valibot';
import { bulkAnswerSchema } from '../history.ts';
import { changedRecord, nothingSchema } from '../schemas.ts';
import {
  discountBatchSchema,
  discountPreviewSchema,
  discountSchema,
  discountUsageSchema,
  madeDiscountsSchema,
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
import { defineStaffCall } from './defineStaffCall.ts';
import { staffListQuery, staffPage } from './staffList.ts';

const path = (verb: string) => `/management/discount/${verb}`;
const batchQuery = v.object({ page: staffListQuery.page, page_size: staffListQuery.page_size });

/** The calls of discount codes (ADR-0077). Changes of one code answer with it; changes of many say of each whether they were made. */
export const discountCalls = {
  listDiscounts: defineStaffCall(
    'GET',
    path('retrieve_all'),
    discountQuerySchema,
    staffPage(discountSchema),
  ),
  retrieveDiscount: defineStaffCall('GET', path('retrieve'), discountIdSchema, wholeDiscountSchema),
  createDiscount: defineStaffCall('POST', path('create'), newDiscountSchema, discountSchema),
  updateDiscount: defineStaffCall('PUT', path('update'), discountChangeSchema, discountSchema),
  createDiscounts: defineStaffCall(
    'POST',
    path('create_bulk'),
    newDiscountsSchema,
    madeDiscountsSchema,
  ),
  setDiscountActive: defineStaffCall(
    'PUT',
    path('set_active'),
    discountActiveSchema,
    changedRecord(discountSchema),
  ),
  setDiscountsActive: defineStaffCall(
    'PUT',
    path('set_active_many'),
    discountsActiveSchema,
    bulkAnswerSchema,
  ),
  deleteDiscount: defineStaffCall('PUT', path('delete'), discountDeletionSchema, nothingSchema),
  deleteDiscounts: defineStaffCall(
    'PUT',
    path('delete_many'),
    discountDeletionsSchema,
    bulkAnswerSchema,
  ),
  listDiscountUsages: defineStaffCall(
    'GET',
    path('usages'),
    discountUsageQuerySchema,
    staffPage(discountUsageSchema),
  ),
  previewDiscount: defineStaffCall(
    'GET',
    path('preview'),
    discountPreviewQuerySchema,
    discountPreviewSchema,
  ),
  listDiscountBatches: defineStaffCall(
    'GET',
    path('batches'),
    batchQuery,
    staffPage(discountBatchSchema),
  ),
  retrieveDiscountBatch: defineStaffCall(
    'GET',
    path('batch'),
    discountIdSchema,
    wholeDiscountBatchSchema,
  ),
} as const;
