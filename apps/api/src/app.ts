import type { FastifyInstance } from 'fastify';
import { login } from './accounts/login.js';
import { register } from './accounts/register.js';
import { classroomHandlers } from './classroom/classroom-handlers.js';
import { practiceHandlers } from './practice/practice-handlers.js';
import { progressHandlers } from './progress/progress-handlers.js';
import { contactDigest } from './contact/contact-digest.js';
import { contactMessage } from './contact/contact-message.js';
import { context, type Context } from './context.js';
import { deviceCookie } from './devices/device-cookie.js';
import { createServer, type ServerOptions } from './create-server.js';
import { csrfCookie } from './http/csrf-cookie.js';
import { apiDocs } from './http/docs.js';
import { endpointRoutes } from './http/endpoint-routes.js';
import { healthRoutes } from './http/health.js';
import { imageFiles } from './http/images.js';
import { handleNotFound } from './http/not-found.js';
import { siteFiles } from './http/site-files.js';
import { videoFiles } from './http/videos.js';
import { learningPathHandler } from './learning-path/learning-path-handler.js';
import { listHandlers } from './lists/list-handlers.js';
import { publicLists } from './lists/public-lists.js';
import type { SendMail } from './mail/mail.js';
import { outbox } from './mail/outbox.js';
import { crawlerFiles } from './pages/crawler-files.js';
import { ownContent } from './pages/own-content.js';
import { pageRoutes } from './pages/page-routes.js';
import { loadSite, type SiteOptions } from './pages/site.js';
import { accountExport } from './own-account/account-export.js';
import { accountSessions } from './own-account/account-sessions.js';
import { changeEmail } from './own-account/change-email.js';
import { changePassword } from './own-account/change-password.js';
import { confirmEmail } from './own-account/confirm-email.js';
import { deleteAccount } from './own-account/delete-account.js';
import { passwords, type HashFunctions, type PasswordCost } from './passwords/password-hasher.js';
import { forgotPassword } from './recovery/forgot-password.js';
import { resetPassword } from './recovery/reset-password.js';
import { verifyOtp } from './recovery/verify-otp.js';
import { reportRoutes } from './reports/report-routes.js';
import { searchHandler } from './search/search-handler.js';
import { searches } from './search/searches.js';
import { authenticate } from './sessions/authenticate.js';
import { sessionHandlers } from './sessions/session-handlers.js';
import { sessionTokens } from './sessions/session-tokens.js';

export interface AppOptions
  extends Omit<Context, 'now'>, Omit<SiteOptions, 'apiUrl' | 'reportsErrors'>, ServerOptions {
  /** Folder of the content's images. */
  readonly imagesDir: string;
  /** Folder of the content's videos. */
  readonly videosDir: string;
  readonly sendMail: SendMail;
  /** Cost of hashing a new password; absent: the cost for production. */
  readonly passwordCost?: PasswordCost;
  /** Absent: the hash functions of the library. */
  readonly hashFunctions?: HashFunctions;
}

export interface App {
  readonly fastify: FastifyInstance;
  /** Reads the content at the first call, and content that was imported since. @returns whether there was any */
  refreshContent(): Promise<boolean>;
}

/** Builds the server without a query and without listening. It serves once `refreshContent` has read the content. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { db, keys, sendMail, passwordCost, hashFunctions, dataDir, imagesDir, videosDir, webDir } = options;
  const app = await createServer(options);

  // Shared by all parts
  await app.register(context, { db, keys });
  await app.register(csrfCookie);
  await app.register(deviceCookie);
  await app.register(sessionTokens);
  await app.register(authenticate);
  await app.register(outbox, { sendMail });
  await app.register(passwords, { cost: passwordCost, functions: hashFunctions });
  await app.register(publicLists, { videosDir, webDir });
  await app.register(searches, { webDir });

  // Endpoints
  await app.register(endpointRoutes);
  await app.register(register);
  await app.register(login);
  await app.register(sessionHandlers);
  await app.register(forgotPassword);
  await app.register(verifyOtp);
  await app.register(resetPassword);
  await app.register(accountSessions);
  await app.register(changePassword);
  await app.register(changeEmail);
  await app.register(confirmEmail);
  await app.register(accountExport);
  await app.register(deleteAccount);
  await app.register(contactMessage);
  await app.register(contactDigest);
  await app.register(listHandlers);
  await app.register(classroomHandlers);
  await app.register(progressHandlers, { webDir });
  await app.register(practiceHandlers);
  await app.register(learningPathHandler);
  await app.register(searchHandler);
  await app.register(healthRoutes, { db, dataDir });
  await app.register(reportRoutes);
  await app.register(apiDocs);

  // Files and pages
  const { lists } = app;
  await app.register(imageFiles, { folder: imagesDir, onContentChange: lists.onRefresh });
  await app.register(videoFiles, { folder: videosDir });
  const site = await loadSite(options);
  if (site) {
    await app.register(pageRoutes, { site, ...ownContent(app, site) });
    await app.register(siteFiles, { folder: site.webDir, path: '/' });
    await app.register(crawlerFiles, { site, content: () => lists.content, onRefresh: lists.onRefresh });
  }
  const { sendNotFoundPage } = app;
  app.setNotFoundHandler((request, reply) =>
    handleNotFound(request, reply, { sendNotFoundPage, hasApi: true }),
  );

  return { fastify: app, refreshContent: () => lists.refresh() };
}
