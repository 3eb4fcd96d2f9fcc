-- The losses of a lender, among thousands of investments without one.
create index investment_loss_index on investment (lender_id) where status = 'defaulted';
