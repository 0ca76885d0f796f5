import type { Context, Middleware } from './http';
import { getPageContext, sendPage } from './http';
import { renderNoticePage } from './pages/noticePage';
import { errors } from './provider';
import type { NoticeKind } from './texts';

interface Failure {
  readonly status?: number;
  readonly statusCode?: number;
  readonly error?: string;
  readonly error_description?: string;
}

function kindOf(failure: unknown, status: number): NoticeKind {
  if (failure instanceof errors.SessionNotFound) return 'expired';
  return status < 500 ? 'refused' : 'broken';
}

/**
 * Shows a failure as a page in the reader's language. The detail of our own faults stays in the
 * log.
 */
export function showFailure(ctx: Context, failure: unknown, portal: string | undefined): void {
  const { status, statusCode, error, error_description: reason } = failure as Failure;
  const code = statusCode ?? status ?? 500;
  const detail = code < 500 ? [error, reason].filter(Boolean).join(': ') : '';
  const page = renderNoticePage(
    getPageContext(ctx),
    kindOf(failure, code),
    portal,
    detail || undefined,
  );
  sendPage(ctx, page, code);
}

/**
 * Serves the front page, the page for unknown addresses, and failures of the provider's own pages.
 */
export function showNotices(portal: string | undefined): Middleware {
  return async (ctx, next) => {
    try {
      if (ctx.path === '/')
        return sendPage(ctx, renderNoticePage(getPageContext(ctx), 'home', portal));
      await next();
    } catch (failure) {
      showFailure(ctx, failure, portal);
      if (ctx.status >= 500) ctx.app.emit('server_error', ctx, failure);
    }
    if (ctx.status === 404 && !ctx.body && ctx.accepts('json', 'html') === 'html')
      sendPage(ctx, renderNoticePage(getPageContext(ctx), 'missing', portal), 404);
  };
}
