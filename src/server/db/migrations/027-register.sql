-- The register of decisions and its commitments: who decided, what follows from what.
create index contents_decision_body on contents ((details #>> '{decision,body}')) where section = 'governance';
create index contents_commitment_decision on contents ((details #>> '{commitment,decision}')) where section = 'governance';
-- Participation is counted by the month.
create index comments_created on comments (created_at);
create index statements_created on statements (created_at);
