import { accountDeletion, deletionProgress, ownData } from '@knack/contract/account';
import { article, articleChange, articlePage, newArticle } from '@knack/contract/articles';
import { blockList } from '@knack/contract/blocks';
import { matches } from '@knack/contract/matches';
import { newUser } from '@knack/contract/new-user';
import {
  notificationPage,
  notificationsRead,
  notificationSummary,
  readNotifications,
} from '@knack/contract/notifications';
import { fieldError, problem } from '@knack/contract/problems';
import { newReport, report } from '@knack/contract/reports';
import { newReview, newReviewAnswer, review, reviewPage } from '@knack/contract/reviews';
import { ownUser, profileChange, user, userPage } from '@knack/contract/users';

/** A piece of the description, as JSON. */
export type Json = Record<string, unknown>;

/** Everything that is sent and answered, by its name in the description: the schemas that the API parses with. */
export const schemas = {
  Article: article,
  ArticlePage: articlePage,
  NewArticle: newArticle,
  ArticleChange: articleChange,
  User: user,
  UserPage: userPage,
  OwnUser: ownUser,
  Matches: matches,
  NewUser: newUser,
  ProfileChange: profileChange,
  Review: review,
  ReviewPage: reviewPage,
  NewReview: newReview,
  NewReviewAnswer: newReviewAnswer,
  NotificationPage: notificationPage,
  NotificationSummary: notificationSummary,
  NotificationsRead: notificationsRead,
  ReadNotifications: readNotifications,
  NewReport: newReport,
  Report: report,
  BlockList: blockList,
  AccountDeletion: accountDeletion,
  DeletionProgress: deletionProgress,
  OwnData: ownData,
  Problem: problem,
  FieldError: fieldError,
};

export type SchemaName = keyof typeof schemas;

/** Where a schema stands in the description. */
export const ref = (name: SchemaName): Json => ({ $ref: `#/components/schemas/${name}` });
